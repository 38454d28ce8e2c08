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
