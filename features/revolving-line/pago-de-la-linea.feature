# language: es
Característica: El pago de la línea que todavía no se descontó
  Lo que se pagó de la línea, o no se sabe si se pagó, se dice donde la línea dice cuánto se debe.

  Regla: Después de pagar, se dice hasta que se descuente

    @HOM-19 @PAY-20
    Esquema del escenario: Lo que se pagó y todavía no se descontó se dice en <pantalla>
      Dado que Lucía está por pagar con tarjeta de débito el préstamo "46010327"
      Y que el prestamista aplica los pagos al otro día
      Cuando paga
      Y abre "<pantalla>"
      Entonces la pantalla dice:
        | Tu pago de $ 54.213,75, del 21 de noviembre, está en camino. Puede tardar entre 24 y 48 horas en descontarse. |

      Ejemplos:
        | pantalla                         |
        | /linea-revolvente-detalle        |
        | /linea-revolvente-detalle-cuotas |

    @HOM-19 @PAY-20
    Esquema del escenario: De lo que no se sabe si se cobró se dice eso en <pantalla>
      Dado que Lucía está por pagar con tarjeta de débito el préstamo "46010327"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y abre "<pantalla>"
      Entonces la pantalla dice:
        | Quisiste pagar $ 54.213,75 el 21 de noviembre y todavía no sabemos si se cobró. Antes de pagar de nuevo, mirá cómo va. |

      Ejemplos:
        | pantalla                         |
        | /linea-revolvente-detalle        |
        | /linea-revolvente-detalle-cuotas |

    @HOM-19 @PAY-20
    Escenario: De lo que no se sabe si se cobró se va a ver cómo va
      Dado que Lucía está por pagar con tarjeta de débito el préstamo "46010327"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y abre "/linea-revolvente-detalle-cuotas"
      Entonces la pantalla lleva a:
        | Volver a tu línea | /linea-revolvente-detalle        |
        | Ver cómo va       | /pagar-cuota?externalId=46010327 |
      Cuando toca "Ver cómo va"
      Entonces la pantalla dice:
        | Tenés un pago en curso |

    @HOM-19 @camino
    Escenario: Lo que se pagó en otro dispositivo también se dice
      Dado que Lucía ingresó
      Y que otro dispositivo pagó 50000 pesos del préstamo "46010327", que todavía no se aplicaron
      Cuando abre "/linea-revolvente-detalle-cuotas"
      Entonces la pantalla dice:
        | Tu pago de $ 50.000, del 21 de noviembre, está en camino. Puede tardar entre 24 y 48 horas en descontarse. Además te quedan $ 4.213,75 por pagar. |

    @HOM-19
    Escenario: Lo que ya se descontó no se dice más
      Dado que Lucía está por pagar con tarjeta de débito el préstamo "46010327"
      Cuando paga
      Y abre "/linea-revolvente-detalle"
      Entonces la pantalla no dice:
        | Puede tardar entre 24 y 48 horas en descontarse. |
