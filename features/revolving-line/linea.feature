# language: es
Característica: La línea de crédito
  Cuánto queda, qué vence y en qué se usó.

  Regla: El anillo dice lo que queda, también en palabras

    @camino @REV-06
    Escenario: Lucía mira su línea
      Dado que Lucía ingresó y está en "mi línea"
      Cuando abre el portal
      Entonces el anillo dice "Te quedan $ 412.350,50 de $ 600.000. Usaste $ 187.649,50."
      Y los movimientos son:
        | Pago con QR $ 38.500,00 Farmacia del Puente 18/11/2026 · Cuota 1 de 3 de $ 15.120,40   |
        | Transferencia $ 90.000,00 Lucía Fernández 12/11/2026 · Cuota 1 de 6 de $ 21.874,15     |
        | Pago con QR $ 59.149,50 Supermercado La Loma 5/11/2026 · Cuota 1 de 4 de $ 17.219,20   |
      Y la pantalla dice:
        | Te queda               |
        | Usaste                 |
        | Tu línea es de         |
        | Movimientos            |
        | Cómo funciona          |
        | Próximo vencimiento    |
        | $ 54.213,75            |
        | 1 de diciembre de 2026 |

    @REV-06
    Escenario: En la línea también se lee cómo funciona
      Dado que Lucía ingresó y está en "mi línea"
      Cuando toca "Cómo funciona"
      Entonces la pantalla dice:
        | La usás cuando querés |
        | Se vuelve a llenar    |

    @REV-06
    Escenario: Las pestañas también se eligen con el teclado
      Dado que Lucía ingresó y está en "mi línea"
      Cuando toca "Movimientos"
      Y aprieta la flecha derecha
      Entonces la pantalla dice:
        | La usás cuando querés |

    @REV-06
    Escenario: De la línea se va a todo lo que se puede hacer con ella
      Dado que Lucía ingresó y está en "mi línea"
      Cuando abre el portal
      Entonces la pantalla lleva a:
        | Pagar con QR              | /pagar-qr                       |
        | Pedir plata de mi línea   | /linea-revolvente               |
        | Ver las cuotas            | /linea-revolvente-detalle-cuotas |
        | Ver todos los movimientos | /linea-revolvente-detalle-cargas |
        | Dar de baja mi línea      | /linea-revolvente-cancelacion   |

    @REV-06
    Escenario: En una computadora se sigue en el celular
      Dado que Lucía ingresó y está en "mi línea"
      Cuando abre "mi línea" en una computadora
      Entonces hay un código para seguir en el celular
      Y la pantalla dice:
        | Para pagar con QR, escaneá este código con tu celular. |
      Y el código lleva a "/pagar-qr"

    @REV-06
    Escenario: En una computadora, si el código no se puede dibujar, se dice cómo seguir
      Dado que Lucía ingresó y está en "mi línea"
      Y que ningún código QR se puede dibujar
      Cuando abre "mi línea" en una computadora
      Entonces la pantalla dice:
        | No pudimos dibujar el código. Entrá desde tu celular y elegí «Pagar con QR». |

    @REV-06
    Escenario: Sin habilitar el anillo está en cero, y el QR dice por qué no se puede
      Dado que Norma ingresó y está en "mi línea"
      Cuando abre el portal
      Entonces el anillo dice "Te quedan $ 0 de $ 0. Usaste $ 0."
      Y la pantalla dice:
        | Por ahora no podés usarla. Si querés saber por qué, escribinos. |
        | Todavía no usaste tu línea.                                     |
      Y quien no ve la pantalla oye:
        | Tu línea de crédito |
      Y la pantalla lleva a:
        | Escribir por WhatsApp (se abre en otra pestaña) | https://wa.me/5491150000000   |
        | Dar de baja mi línea                            | /linea-revolvente-cancelacion |
      Y no puede tocar "Pagar con QR" porque "Tu línea no está habilitada."
      Y no puede tocar "Ver todos los movimientos" porque "No hay más movimientos que estos."

    @REV-06
    Escenario: Un préstamo nuevo baja lo que queda, y sigue ahí después de recargar
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y abre "mi línea"
      Y recarga la página
      Entonces el anillo dice "Te quedan $ 362.350,50 de $ 600.000. Usaste $ 237.649,50."
      Y los movimientos son:
        | Transferencia $ 50.000,00 Lucía Fernández 21/11/2026 · Cuota 1 de 6 de $ 10.986,94 |
        | Pago con QR $ 38.500,00 Farmacia del Puente 18/11/2026 · Cuota 1 de 3 de $ 15.120,40 |
        | Transferencia $ 90.000,00 Lucía Fernández 12/11/2026 · Cuota 1 de 6 de $ 21.874,15 |

    @REV-02
    Escenario: Un pedido a medio hacer se encuentra en la línea
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y abre "mi línea"
      Entonces la pantalla dice:
        | Tenés un pedido sin terminar. |
      Y la pantalla lleva a:
        | Seguir con el pedido      | /linea-revolvente?paso=identidad |
        | Pagar con QR              | /pagar-qr                        |
        | Pedir plata de mi línea   | /linea-revolvente                |
        | Ver las cuotas            | /linea-revolvente-detalle-cuotas |
        | Ver todos los movimientos | /linea-revolvente-detalle-cargas |
        | Dar de baja mi línea      | /linea-revolvente-cancelacion    |

  Regla: Con deuda la línea espera

    @REV-07
    Escenario: Héctor tiene que ponerse al día
      Dado que Héctor ingresó y está en "mi línea"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Tenés cuotas vencidas                         |
        | Ponete al día para volver a usar tu línea.    |
      Y no puede tocar "Pagar con QR" porque "Vas a poder pagar con QR cuando te pongas al día."
      Y la pantalla lleva a:
        | Pagar cuota          | /pagar-cuota                     |
        | Ver las cuotas       | /linea-revolvente-detalle-cuotas |
        | Dar de baja mi línea | /linea-revolvente-cancelacion    |

    @REV-07 @REV-05
    Escenario: Norma debe y además su línea no está habilitada
      Dado que Norma ingresó y está en "mi línea"
      Y que Norma debe la cuota de su préstamo "40107719"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Tenés cuotas vencidas y tu línea no está habilitada                                 |
        | Primero ponete al día. Después, si querés saber por qué no está habilitada, escribinos. |
      Y no puede tocar "Pagar con QR" porque "Tenés cuotas vencidas y tu línea no está habilitada."
      Y la pantalla lleva a:
        | Pagar cuota                                      | /pagar-cuota                  |
        | Dar de baja mi línea                             | /linea-revolvente-cancelacion |

    @REV-05 @REV-07
    Escenario: Pedir plata de una línea deshabilitada y con deuda lleva primero a regularizar
      Dado que Norma ingresó y está en "el pedido de la línea"
      Y que Norma debe la cuota de su préstamo "40107719"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Tenés cuotas vencidas y tu línea no está habilitada                                 |
      Y la pantalla lleva a:
        | Pagar cuota                                      | /pagar-cuota                  |
        | Escribir por WhatsApp (se abre en otra pestaña) | https://wa.me/5491150000000   |
        | Ir al inicio                                     | /inicio                       |

  Regla: Lo que vence y lo que se usó se ve entero

    @REV-08
    Escenario: Las cuotas que vencen, uso por uso
      Dado que Lucía ingresó y está en "el próximo vencimiento"
      Cuando abre el portal
      Entonces los movimientos son:
        | Cuota 1 del uso de $ 38.500 $ 15.120,40 1 de diciembre de 2026 |
        | Cuota 1 del uso de $ 90.000 $ 21.874,15 1 de diciembre de 2026 |
        | Cuota 1 del uso de $ 59.149,50 $ 17.219,20 1 de diciembre de 2026 |
      Y la pantalla dice:
        | Total a pagar |
        | $ 54.213,75   |
      Y quien no ve la pantalla oye:
        | Total a pagar |
      Y la pantalla lleva a:
        | Volver a tu línea | /linea-revolvente-detalle         |
        | Pagar cuota       | /pagar-cuota?externalId=46010327 |

    @REV-08
    Escenario: La cuota de la línea se paga como cualquier otra
      Dado que Lucía ingresó y está en "el próximo vencimiento"
      Cuando toca "Pagar cuota"
      Entonces llega a "/pagar-cuota/resumen?externalId=46010327&medio=tarjeta"

    @REV-08
    Escenario: Sin nada que venza se dice
      Dado que Norma ingresó y está en "el próximo vencimiento"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Próximo vencimiento                               |
        | No tenés cuotas por vencer                        |
        | Cuando uses tu línea vas a ver acá lo que vence. |

    @REV-08
    Escenario: Mil movimientos se ven de a poco
      Dado que Lucía ingresó y está en "los movimientos de la línea"
      Y que la línea tuvo 1000 movimientos más
      Cuando toca "Ver más"
      Entonces la pantalla dice:
        | Ves 130 de 1.005 movimientos |

    @REV-08
    Escenario: Sin movimientos se dice
      Dado que Norma ingresó y está en "los movimientos de la línea"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Movimientos de tu línea                        |
        | Todavía no usaste tu línea                     |
        | Cuando la uses vas a ver acá cada movimiento. |
      Y la pantalla lleva a:
        | Volver a tu línea | /linea-revolvente-detalle |
        | Ir al inicio      | /inicio                   |

    @REV-08
    Escenario: Antes de darla de baja se dice qué significa
      Dado que Lucía ingresó y está en "la baja de la línea"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Lo que ya usaste se sigue pagando |
        | No vas a poder usarla más         |
        | No cuesta nada                    |
      Y la pantalla lleva a:
        | Volver a tu línea                            | /linea-revolvente-detalle            |
        | Pedir la baja (se abre en otra pestaña)      | https://www.example.com.ar/contacto  |
        | Volver                                       | /linea-revolvente-detalle            |

    @REV-06
    Esquema del escenario: Si falla <llamada>, «<pantalla>» lo dice y se prueba de nuevo
      Dado que Lucía ingresó y está en "<pantalla>"
      Y que la consulta de "<llamada>" responde con un error
      Cuando prueba de nuevo
      Entonces ve la pantalla "<título>"

      Ejemplos:
        | pantalla                    | llamada                   | título                   |
        | mi línea                    | la línea                  | Tu línea de crédito      |
        | los movimientos de la línea | la línea                  | Movimientos de tu línea  |
        | el próximo vencimiento      | el próximo vencimiento    | Próximo vencimiento      |
