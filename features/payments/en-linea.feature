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
      Entonces el resultado es "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-18
    Esquema del escenario: Sin préstamo se elige uno
      Dado que Marta ingresó
      Cuando abre "<dirección>"
      Entonces para pagar llega a "/pagar-cuota"

      Ejemplos:
        | dirección                   |
        | /pagar-cuota-online         |
        | /pagar-cuota-td?id=99999999 |
        | /pagar-cuota-td             |
        | /pagar-cuota-mp             |

    @PAY-16 @PAY-18
    Escenario: Con un pago sin respuesta tampoco acá se ofrece pagar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago se hace pero su respuesta se pierde
      Cuando paga
      Y abre "/pagar-cuota-online?id=40128753"
      Entonces el resultado es "Tenés un pago en curso"
      Y no se le ofrece pagar de nuevo

  Regla: La explicación lleva a pagar

    @PAY-18
    Esquema del escenario: Cómo pagar en línea
      Dado que Marta ingresó
      Cuando abre "<dirección>"
      Entonces la explicación lleva a "<destino>"

      Ejemplos:
        | dirección                            | destino                         |
        | /como-pagar-cuota-online?id=40128753 | /pagar-cuota-online?id=40128753 |
        | /como-pagar-cuota-online             | /pagar-cuota                    |
