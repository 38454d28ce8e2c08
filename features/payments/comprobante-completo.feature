# language: es
Característica: La tarjeta y lo que sigue, en el comprobante
  Con qué tarjeta se pagó y qué vence después, si se sabe.

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Dice con qué tarjeta se pagó, si se sabe

    @PAY-22 @PAY-21 @camino
    Escenario: De varias tarjetas dice la que pagó
      Dado que Paula está por pagar con tarjeta de débito el préstamo "40137745"
      Cuando elige pagar con la tarjeta terminada en "7154"
      Y paga y abre el comprobante
      Entonces el comprobante incluye:
        | Medio de pago Tarjeta de débito Mastercard 7154 |

    @PAY-22 @PAY-21
    Escenario: Desde la lista y en el PDF dice la misma
      Dado que Paula está por pagar con tarjeta de débito el préstamo "40137745"
      Cuando elige pagar con la tarjeta terminada en "7154"
      Y paga
      Y abre "/mis-pagos"
      Y abre el comprobante del pago de "21/11/2026"
      Y comparte el comprobante como PDF
      Entonces el PDF del comprobante incluye:
        | Tarjeta de débito Mastercard 7154 |

    @PAY-22 @PAY-19
    Escenario: De una tarjeta escrita no quedan los números
      Dado que Marta está por pagar el préstamo "40128753"
      Y que no tiene tarjetas guardadas
      Cuando elige pagar por "Tarjeta de débito"
      Y intenta pagar con vencimiento "11/29"
      Y abre "/mis-pagos"
      Y abre el comprobante del pago de "21/11/2026"
      Entonces el comprobante incluye:
        | Medio de pago Tarjeta de débito |

    @PAY-22 @PAY-19
    Escenario: Si la tarjeta que pagó ya no está guardada no dice otra
      Dado que Marta está por pagar el préstamo "40128753"
      Y que su tarjeta "4821" deja de estar guardada después de pagar, y queda la parecida "7733"
      Cuando elige pagar por "Tarjeta de débito"
      Y paga y abre el comprobante
      Entonces el comprobante incluye:
        | Medio de pago Tarjeta de débito |

  Regla: Dice qué vence después, si el prestamista lo dice

    @PAY-22 @PAY-13
    Escenario: De una parte, el día en que vence lo que queda de esa cuota
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando edita el importe a "5.000,50"
      Y paga y abre el comprobante
      Entonces el comprobante incluye:
        | Queda por pagar $ 7.624,50 al 21/11/2026 |
        | Próximo vencimiento Cuota 4 el 1/12/2026 |

    @PAY-22
    Escenario: De lo vencido, la cuota que todavía no venció
      Dado que Raúl está por pagar con tarjeta de débito el préstamo "40116602"
      Cuando edita el importe a "50.000"
      Y paga y abre el comprobante
      Entonces el comprobante incluye:
        | Próximo vencimiento Cuota 5 el 1/12/2026: $ 38.950,40 |

    @PAY-22
    Escenario: De un pago que todavía no se descontó no se repite su cuota
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Cuando paga y abre el comprobante
      Entonces el comprobante incluye:
        | Próximo vencimiento Cuota 5 el 1/1/2027: $ 12.625,00 |
