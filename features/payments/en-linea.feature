# language: es
Característica: Pagar en línea desde un enlace

  Regla: La dirección dice qué préstamo se paga

    @PAY-18
    Escenario: Tarjeta de débito, o tarjeta de crédito y billetera
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota-online?id=40128753"
      Entonces puede pagar en línea con:
        | Tarjeta de débito /pagar-cuota-td?id=40128753              |
        | Tarjeta de crédito o billetera /pagar-cuota-mp?id=40128753 |

    @PAY-18 @camino
    Escenario: La tarjeta de débito directo
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-18
    Escenario: La billetera directo
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota-mp?id=40128753"
      Y va a la billetera
      Entonces el pago sigue en "/estado-pago?status=approved&id=40128753&pago=…"
      Y la pantalla dice:
        | $ 12.625 |
      Y se cobró 1 vez

    @PAY-18
    Escenario: Desde la tarjeta de débito se vuelve a elegir cómo pagar en línea
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota-td?id=40128753"
      Entonces para elegir otra forma vuelve a "/pagar-cuota-online?id=40128753"

    @PAY-18
    Escenario: Solo se ofrece en línea lo que el prestamista acepta
      Dado que Marta ingresó
      Y que el prestamista ofrece pagar con:
        | CASH | Efectivo     |
        | MP   | Mercado Pago |
      Cuando abre "/pagar-cuota-online?id=40128753"
      Entonces puede pagar en línea con:
        | Tarjeta de crédito o billetera /pagar-cuota-mp?id=40128753 |

    @PAY-18
    Esquema del escenario: Lo que el prestamista no acepta no se abre por su dirección
      Dado que Marta ingresó
      Y que el prestamista ofrece pagar con:
        | CASH | Efectivo |
      Cuando abre "<dirección>"
      Entonces en lugar de pagar en línea lee "<explicación>"

      Ejemplos:
        | dirección                       | explicación                                                                         |
        | /pagar-cuota-td?id=40128753     | Por ahora este préstamo no se puede pagar así. Elegí otra forma de pago.            |
        | /pagar-cuota-mp?id=40128753     | Por ahora este préstamo no se puede pagar así. Elegí otra forma de pago.            |
        | /pagar-cuota-online?id=40128753 | Por ahora este préstamo no se puede pagar en línea. Probá de nuevo en unos minutos. |

    @PAY-18
    Escenario: Las dos direcciones de pagar muestran la misma lista
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta ingresó
      Cuando abre "/pagar-cuotas"
      Entonces puede pagar:
        | Casa Rivadavia Hogar $ 12.625,00 Préstamo 40128753 Cuota 4 de 12 · Vence el 1 de diciembre A pagar |
        | Préstamo personal $ 41.318,75 Préstamo 40153318 Cuota 2 de 18 · Vence el 1 de diciembre A pagar                         |
        | Préstamo en sucursal $ 23.480,50 Préstamo 40097264 Cuota 9 de 10 · Vence el 1 de diciembre A pagar                      |

    @PAY-18
    Esquema del escenario: Sin préstamo se elige uno
      Dado que Marta ingresó
      Cuando abre "<dirección>"
      Entonces llega a "/pagar-cuota?elegir"

      Ejemplos:
        | dirección                   |
        | /pagar-cuota-online         |
        | /pagar-cuota-td?id=99999999 |
        | /pagar-cuota-mp             |

    @PAY-16 @PAY-18
    Escenario: Con un pago sin respuesta tampoco acá se ofrece pagar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y abre "/pagar-cuota-online?id=40128753"
      Entonces ve la pantalla "Tenés un pago en curso"
      Y no se le ofrece pagar de nuevo

    @PAY-18
    Escenario: De cada forma se dice cómo es y adónde lleva
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota-online?id=40128753"
      Entonces la pantalla dice:
        | Elegí cómo pagar en línea                                |
        | Con una tarjeta guardada o una nueva, acá mismo.         |
        | Te llevamos a Mercado Pago para que termines el pago ahí. |
      Y quien no ve la pantalla oye:
        | Elegí cómo pagar en línea |
      Y la pantalla lleva a:
        | Elegir otro préstamo                                                                     | /pagar-cuota?elegir                  |
        | Tarjeta de débito Con una tarjeta guardada o una nueva, acá mismo.                       | /pagar-cuota-td?id=40128753          |
        | Tarjeta de crédito o billetera Te llevamos a Mercado Pago para que termines el pago ahí. | /pagar-cuota-mp?id=40128753          |
        | Cómo es pagar en línea                                                                   | /como-pagar-cuota-online?id=40128753 |

  Regla: La explicación lleva a pagar

    @PAY-18
    Escenario: Quien duda va de pagar a la explicación
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota-online?id=40128753"
      Entonces para saber cómo es va a "/como-pagar-cuota-online?id=40128753"

    @PAY-18 @GEN-06
    Escenario: La explicación dice cuándo se aplica lo pagado
      Dado que Marta ingresó
      Cuando abre "/como-pagar-cuota-online"
      Entonces la explicación dice "Los pagos con tarjeta de débito se aplican entre 24 y 48 horas, al préstamo con más deuda."

    @PAY-18
    Esquema del escenario: Cómo pagar en línea
      Dado que Marta ingresó
      Cuando abre "<dirección>"
      Entonces la explicación lleva a "<destino>"

      Ejemplos:
        | dirección                            | destino                         |
        | /como-pagar-cuota-online?id=40128753 | /pagar-cuota-online?id=40128753 |
        | /como-pagar-cuota-online             | /pagar-cuota                    |

    @PAY-18
    Escenario: La explicación va paso a paso
      Dado que Marta ingresó
      Cuando abre "/como-pagar-cuota-online?id=40128753"
      Entonces la pantalla dice:
        | Cómo pagar tu cuota en línea                                                                              |
        | Es rápido, y no hace falta que nos mandes el comprobante.                                                 |
        | Elegí el préstamo que querés pagar y mirá el total.                                                       |
        | Elegí pagar con tarjeta de débito, o con tarjeta de crédito o tu billetera en la página de Mercado Pago.  |
        | Con tarjeta de débito podés pagar todo o una parte: tocá «Editar importe».                                |
        | Confirmá el pago una sola vez y esperá el resultado en la pantalla.                                       |
      Y la pantalla lleva a:
        | Pagar una cuota | /pagar-cuota-online?id=40128753 |
        | Ir al inicio    | /inicio                         |
