# language: es
Característica: Lo que dicen la línea y su oferta

  Regla: Cómo funciona se lee entero

    @REV-01 @REV-06
    Esquema del escenario: <dónde>
      Dado que <persona> ingresó y está en "<dónde>"
      Cuando toca "Cómo funciona"
      Entonces la pantalla dice:
        | La usás cuando querés                                                                 |
        | Pagás en comercios con un QR o pasás plata a tu cuenta. Si no la usás, no pagás nada. |
        | Elegís las cuotas cada vez                                                            |
        | Antes de aceptar ves cuánto te cuesta: el monto, las cuotas, las tasas y el total.    |
        | Se vuelve a llenar                                                                    |
        | A medida que pagás las cuotas, volvés a tener ese monto para usar.                    |

      Ejemplos:
        | persona | dónde                 |
        | Diego   | la oferta de la línea |
        | Lucía   | mi línea              |

  Regla: Quien no puede usarla lee por qué y qué hacer

    @REV-05 @REV-07 @camino
    Escenario: Héctor, con cuotas vencidas, no puede pedir
      Dado que Héctor ingresó y está en "el pedido de la línea"
      Entonces la pantalla dice:
        | Tenés cuotas vencidas                                        |
        | Cuando te pongas al día vas a poder usar tu línea de nuevo.  |
      Y la pantalla lleva a:
        | Pagar cuota  | /pagar-cuota |
        | Ir al inicio | /inicio      |

    @REV-05
    Escenario: Norma, sin habilitar
      Dado que Norma ingresó y está en "el pedido de la línea"
      Entonces la pantalla dice:
        | Tu línea no está habilitada                                     |
        | Por ahora no podés usarla. Si querés saber por qué, escribinos. |
      Y la pantalla lleva a:
        | Escribir por WhatsApp (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Ir al inicio                                    | /inicio                     |

    @REV-05
    Escenario: Marta, que no tiene ninguna
      Dado que Marta ingresó y está en "el pedido de la línea"
      Entonces la pantalla dice:
        | Todavía no tenés una línea                                   |
        | Cuando tengas una oferta te la vamos a mostrar en el inicio. |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

  Regla: La línea se lee entera

    @REV-06
    Escenario: La que se puede usar
      Dado que Lucía ingresó y está en "mi línea"
      Entonces los datos de la pantalla dicen:
        | Usaste         | $ 187.649,50 |
        | Tu línea es de | $ 600.000,00 |
      Y la pantalla dice:
        | Tu línea de crédito       |
        | Te queda $ 412.350,50     |
        | Pagar con QR              |
        | Pedir plata de mi línea   |
        | Próximo vencimiento       |
        | $ 54.213,75               |
        | 1 de diciembre de 2026    |
        | Ver las cuotas            |
        | Ver todos los movimientos |
        | Dar de baja mi línea      |
      Y la pantalla no dice:
        | Tenés un pedido sin terminar.     |
        | No hay más movimientos que estos. |
        | Dibujando el código               |

    @REV-06 @REV-07
    Escenario: La que espera que se pague lo vencido
      Dado que Héctor ingresó y está en "mi línea"
      Entonces los datos de la pantalla dicen:
        | Usaste         | $ 148.300,00 |
        | Tu línea es de | $ 500.000,00 |
      Y la pantalla dice:
        | Tenés cuotas vencidas                                                                       |
        | Ponete al día para volver a usar tu línea.                                                  |
        | Te queda $ 351.700,00                                                                       |
        | Vas a poder pagar con QR cuando te pongas al día.                                           |
        | Próximo vencimiento                                                                         |
        | $ 30.275,40                                                                                 |
        | Pago con QR $ 58.300,00 Ferretería El Tornillo 11/9/2026 · Cuota 3 de 6 de $ 11.905,20      |
        | Transferencia $ 90.000,00 Héctor Villalba 30/8/2026 · Cuota 3 de 6 de $ 18.370,20           |
        | No hay más movimientos que estos.                                                           |
      Y la pantalla no dice:
        | Pedir plata de mi línea |

    @REV-06 @REV-05
    Escenario: La que no está habilitada
      Dado que Norma ingresó y está en "mi línea"
      Entonces los datos de la pantalla dicen:
        | Usaste         | $ 0,00 |
        | Tu línea es de | $ 0,00 |
      Y la pantalla dice:
        | Por ahora no podés usarla. Si querés saber por qué, escribinos. |
        | Te queda $ 0,00                                                 |
        | Tu línea no está habilitada.                                    |
        | Todavía no usaste tu línea.                                     |
      Y la pantalla no dice:
        | Pedir plata de mi línea |
        | Próximo vencimiento     |

    @REV-05 @REV-06
    Escenario: Ninguna
      Dado que Marta ingresó y está en "mi línea"
      Entonces la pantalla dice:
        | Todavía no tenés una línea                                   |
        | Cuando tengas una oferta te la vamos a mostrar en el inicio. |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @REV-06
    Escenario: Con tres movimientos ya se ofrece verlos todos
      Dado que Héctor ingresó y está en "mi línea"
      Y que la línea tuvo 1 movimientos más
      Entonces la pantalla lleva a:
        | Pagar cuota               | /pagar-cuota                     |
        | Ver las cuotas            | /linea-revolvente-detalle-cuotas |
        | Ver todos los movimientos | /linea-revolvente-detalle-cargas |
        | Dar de baja mi línea      | /linea-revolvente-cancelacion    |

  Regla: Los movimientos se leen por mes, cada uno con lo que fue

    @REV-08
    Escenario: Los cinco de Lucía
      Dado que Lucía ingresó y está en "los movimientos de la línea"
      Entonces la pantalla dice:
        | Noviembre de 2026                                                                         |
        | Pago con QR $ 38.500,00 Farmacia del Puente 18/11/2026 · Cuota 1 de 3 de $ 15.120,40      |
        | Transferencia $ 90.000,00 Lucía Fernández 12/11/2026 · Cuota 1 de 6 de $ 21.874,15        |
        | Pago con QR $ 59.149,50 Supermercado La Loma 5/11/2026 · Cuota 1 de 4 de $ 17.219,20      |
        | Septiembre de 2026                                                                        |
        | Carga $ 12.300,00 Tarjeta de viaje 8/9/2026 · En 1 cuota de $ 13.284,75                   |
        | Julio de 2026                                                                             |
        | Transferencia $ 45.000,00 Lucía Fernández 13/7/2026 · Cuota 3 de 3 de $ 17.690,30         |
        | Ves los 5 movimientos                                                                     |
      Y la pantalla no dice:
        | Ver más |

    @REV-08
    Escenario: Uno solo
      Dado que Norma ingresó y está en "los movimientos de la línea"
      Y que la línea tuvo 1 movimientos más
      Entonces la pantalla dice:
        | Pago con QR $ 1.500,00 Kiosco Belgrano 24/7/2026 · En 1 cuota de $ 1.620 |
        | Ves el único movimiento                                                  |

    @REV-08
    Escenario: Sin nada que venza se vuelve a la línea o al inicio
      Dado que Norma ingresó y está en "el próximo vencimiento"
      Entonces la pantalla lleva a:
        | Volver a tu línea | /linea-revolvente-detalle |
        | Ir al inicio      | /inicio                   |

  Regla: La oferta se lee entera

    @REV-01
    Escenario: Con deuda no se puede pedir, pero se puede leer cómo funciona
      Dado que Diego ingresó y está en "la oferta de la línea"
      Y que Diego debe la cuota de su préstamo "40135582"
      Entonces la pantalla dice:
        | Una línea de crédito para vos                                          |
        | Podés tener hasta $ 800.000                                            |
        | Primero ponete al día                                                  |
        | Tenés cuotas vencidas. Cuando las pagues vas a poder pedir esta línea. |
        | Cómo funciona                                                          |
      Y la pantalla no dice:
        | Pedir mi línea |

    @REV-01
    Escenario: Al día no se habla de ninguna deuda
      Dado que Diego ingresó y está en "la oferta de la línea"
      Entonces la pantalla dice:
        | Podés tener hasta $ 800.000 |
        | Pedir mi línea              |
        | Cómo funciona               |
      Y la pantalla no dice:
        | Primero ponete al día |
