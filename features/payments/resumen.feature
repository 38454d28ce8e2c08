# language: es
Característica: El resumen del pago
  Antes de pagar se ve cuánto se debe, de qué, y con qué se puede pagar.

  Regla: El resumen dice qué se está pagando

    @PAY-03 @LOA-15 @camino
    Escenario: Las cuotas de un préstamo con su interés por mora
      Dado que hoy es el 21 de noviembre de 2026
      Y que Raúl está por pagar el préstamo "40116602"
      Entonces está pagando "Préstamo personal Préstamo 40116602"
      Y lo que debe es:
        | Cuota 2 Venció el 1 de septiembre $ 18.950,40 Ya pagaste $ 20.000: esto es lo que queda Más $ 1.137,02 de interés por mora |
        | Cuota 3 Venció el 1 de octubre $ 38.950,40 Más $ 2.726,53 de interés por mora    |
        | Cuota 4 Venció el 1 de noviembre $ 38.950,40 Más $ 1.168,51 de interés por mora  |

    @LOA-15 @PAY-04
    Escenario: Lo que ya se pagó se dice si llega en dos segundos: el total es el mismo
      Dado que hoy es el 21 de noviembre de 2026
      Y que Raúl ingresó y está en "/pagar-cuota/resumen?externalId=40116602"
      Y que la consulta de "los préstamos" no vuelve
      Cuando pasan 2 segundos
      Y abre lo que debe
      Entonces mientras tanto la pantalla dice:
        | $ 101.883,26 |
        | Cuota 2      |
        | $ 18.950,40  |

    @PAY-03
    Escenario: La línea se muestra por mes y sin número de préstamo
      Dado que hoy es el 21 de noviembre de 2026
      Y que Lucía está por pagar el préstamo "46010327"
      Entonces está pagando "Línea de crédito"
      Y lo que debe es:
        | Diciembre de 2026 $ 54.213,75 |

    @PAY-04
    Escenario: El total suma cuotas e intereses sin perder un centavo
      Dado que Raúl está por pagar el préstamo "40116602"
      Entonces el total a pagar es "$ 101.883,26"

    @PAY-04
    Escenario: Un importe que en decimales no es exacto no pierde su centavo
      Dado que Marta está por pagar el préstamo "40128753"
      Y que de la cuota 4 debe 8.29 pesos
      Entonces el total a pagar es "$ 8,29"

    @PAY-04
    Escenario: Una suma que en decimales no es exacta tampoco
      Dado que Lucía está por pagar el préstamo "46010327"
      Y que debe de su línea:
        | mes     | cuota | interés |
        | 2026-11 | 10.70 | 0.10    |
      Entonces el total a pagar es "$ 10,80"

    @PAY-03
    Escenario: Lo que la línea debe de un mes va junto, y cada mes aparte
      Dado que Lucía está por pagar el préstamo "46010327"
      Y que debe de su línea:
        | mes     | cuota    | interés |
        | 2026-11 | 10000.10 | 150.05  |
        | 2026-12 | 20000    | 0       |
        | 2026-11 | 5000.20  | 49.95   |
      Entonces lo que debe es:
        | Noviembre de 2026 $ 15.000,30 Más $ 200 de interés por mora |
        | Diciembre de 2026 $ 20.000,00                                  |
      Y el total a pagar es "$ 35.200,30"

    @PAY-03
    Escenario: Si lo que debe no llega, se dice y se prueba de nuevo
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "lo que se debe" responde con un error
      Cuando prueba de nuevo
      Entonces está pagando "Casa Rivadavia Hogar Préstamo 40128753"

    @PAY-03
    Escenario: El resumen nombra cada parte
      Dado que Marta está por pagar el préstamo "40128753"
      Entonces la pantalla dice:
        | Total a pagar $ 12.625 |
        | Cuota 4                   |
        | ¿Cómo querés pagar?   |
        | Visa 4821 Tarjeta de débito · Al instante |
        | Otras formas de pagar     |
      Y quien no ve la pantalla oye:
        | Total a pagar         |
        | Qué estás pagando     |
        | Otras formas de pagar |
      Y la pantalla lleva a:
        | Elegir otro préstamo | /pagar-cuota?elegir |
        | Volver               | /pagar-cuota?elegir |

    @PAY-03
    Escenario: Mientras lo que debe no llega se dice qué se espera
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "lo que se debe" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Elegir otro préstamo |
        | Pagar cuota          |
        | Cargando lo que debés |

    @PAY-03 @SES-16
    Escenario: Si lo que debe no llega se dice cómo contarlo y adónde ir
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "lo que se debe" responde con un error
      Entonces la pantalla dice:
        | No pudimos cargar lo que debés   |
        | Si nos escribís, pasanos este código: LOAN_PAYMENT_VOUCHER |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

  Regla: El cliente elige con qué paga

    @PAY-05 @PAY-26
    Escenario: Los medios de pago que se ofrecen, del más rápido al más lento
      Dado que Marta está por pagar el préstamo "40128753"
      Y que no tiene tarjetas guardadas
      Entonces los medios de pago son:
        | Tarjeta de débito      |
        | Mercado Pago           |
        | Tarjeta de crédito     |
        | Transferencia a tu CVU |
        | Código QR              |
        | Efectivo               |

    @PAY-26
    Escenario: La tarjeta guardada está primera, con su nombre
      Dado que Marta está por pagar el préstamo "40128753"
      Entonces los medios de pago son:
        | Visa 4821              |
        | Mercado Pago           |
        | Tarjeta de crédito     |
        | Transferencia a tu CVU |
        | Código QR              |
        | Efectivo               |

    @PAY-26
    Escenario: Las tarjetas que tardan no demoran los medios de pago
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "las tarjetas para pagar" no vuelve
      Cuando pasan 2 segundos
      Y quiere pagar por "Tarjeta de débito"
      Entonces mientras tanto la pantalla dice:
        | Buscando tus tarjetas |

    @PAY-05
    Escenario: Con las palabras del prestamista
      Dado que Marta está por pagar el préstamo "40128753"
      Y que no tiene tarjetas guardadas
      Y que el prestamista ofrece pagar con:
        | TD   | Tu tarjeta de siempre |
        | CASH | En la caja            |
      Entonces los medios de pago son:
        | Tu tarjeta de siempre |
        | En la caja            |

    @PAY-05
    Escenario: Un medio que el portal no conoce no se ofrece
      Dado que Marta está por pagar el préstamo "40128753"
      Y que no tiene tarjetas guardadas
      Y que el prestamista ofrece pagar con:
        | BTC | Con criptomonedas     |
        | TD  | Tu tarjeta de siempre |
      Entonces los medios de pago son:
        | Tu tarjeta de siempre |
      Y no falta mostrar nada

    @PAY-05
    Escenario: Cada medio abre lo suyo
      Dado que Marta está por pagar el préstamo "40128753"
      Entonces cada medio de pago abre lo suyo:
        | Visa 4821              | Pagá con tu tarjeta de débito    |
        | Mercado Pago           | Pagá con tu billetera            |
        | Tarjeta de crédito     | Pagá con tarjeta de crédito      |
        | Transferencia a tu CVU | Transferí a tu CVU               |
        | Código QR              | Pagá con QR                      |
        | Efectivo               | Pagá en efectivo                 |

    @PAY-05
    Escenario: Sin medios de pago se dice, y se prueba de nuevo
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "los medios de pago" no trae nada
      Cuando prueba de nuevo
      Entonces sin elegir un medio solo puede volver

    @PAY-05
    Escenario: Sin medios de pago se dice que se pruebe más tarde
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "los medios de pago" no trae nada
      Entonces la pantalla dice:
        | Por ahora no hay medios de pago para este préstamo. Probá de nuevo en unos minutos. |

    @PAY-05
    Esquema del escenario: Por <medio> se lee cómo es, y que no hace falta el comprobante
      Dado que Marta está por pagar el préstamo "40128753"
      Cuando elige pagar por "<medio>"
      Entonces la pantalla dice:
        | <cómo>  |
        | <botón> |
      Y quien no ve la pantalla oye:
        | El medio de pago que elegiste |
      Y se le dice que no hace falta el comprobante

      Ejemplos:
        | medio                  | cómo                                                                                        | botón                                            |
        | Transferencia a tu CVU | Transferí el importe exacto desde tu banco o billetera a este CVU. Es solo para este préstamo. | Copiar el CVU                                    |
        | Código QR              | Escaneá este código con la app de tu banco o billetera, o compartilo con quien va a pagar.    | Compartir el QR                                  |
        | Efectivo               | Pagá el importe exacto. El pago puede tardar entre 24 y 48 horas en verse acá.                | Descargar el talón                               |
        | Mercado Pago           | Te llevamos a Mercado Pago para que termines el pago ahí.                                     | Ir a Mercado Pago                                |
        | Tarjeta de crédito     | El pago se hace en una página segura que se abre en otra pestaña.                             | Ir a pagar con tarjeta (se abre en otra pestaña) |
        | Tarjeta de débito      | Tus tarjetas guardadas                                                                        | Pagar con otra tarjeta                           |

    @PAY-05
    Esquema del escenario: Mientras <consulta> no llega se dice qué se espera
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "<consulta>" no vuelve
      Cuando quiere pagar por "<medio>"
      Entonces mientras tanto la pantalla dice:
        | <espera> |

      Ejemplos:
        | consulta                         | medio                  | espera                      |
        | el CVU                           | Transferencia a tu CVU | Buscando tu CVU             |
        | el QR del pago                   | Código QR              | Buscando el código QR       |
        | el código de barras              | Efectivo               | Buscando el código de barras |
        | el enlace de la tarjeta de crédito | Tarjeta de crédito   | Preparando el pago          |

    @PAY-05
    Escenario: Sin elegir un medio solo se puede volver
      Dado que Marta está por pagar el préstamo "40128753"
      Entonces sin elegir un medio solo puede volver
      Y volver lleva a "/pagar-cuota?elegir"

    @PAY-05 @GEN-03
    Escenario: Elegir el medio está marcado como necesario
      Dado que Marta está por pagar el préstamo "40128753"
      Entonces lo que tiene que elegir es "¿Cómo querés pagar?"

  Regla: Lo que no se debe no se paga

    @PAY-03
    Escenario: Un préstamo al día no tiene nada para pagar
      Dado que Raúl está por pagar el préstamo "40139951"
      Entonces ve la pantalla "Hoy no debés nada de este préstamo"
      Y no se le ofrece pagar de nuevo
      Y la pantalla dice:
        | Cuando tengas una cuota para pagar, la vas a ver acá. |
      Y la pantalla lleva a:
        | Ir al inicio         | /inicio      |
        | Elegir otro préstamo | /pagar-cuota?elegir |

    @PAY-23
    Esquema del escenario: Con <importe> pesos no hay nada para pagar
      Dado que Marta está por pagar el préstamo "40128753"
      Y que de la cuota 4 debe <importe> pesos
      Entonces ve la pantalla "Hoy no debés nada de este préstamo"
      Y no se le ofrece pagar de nuevo

      Ejemplos:
        | importe |
        | -500    |
        | 0       |

    @PAY-23
    Escenario: Lo que el prestamista le debe se descuenta de lo que se paga
      Dado que Marta está por pagar el préstamo "40128753"
      Y que de la cuota 4 debe 12625 pesos y de la 5, -500
      Entonces el total a pagar es "$ 12.125"

    @PAY-03
    Escenario: La línea al día tampoco
      Dado que Lucía está por pagar el préstamo "46010327"
      Y que la consulta de "lo que se debe de la línea" no trae nada
      Entonces ve la pantalla "Hoy no debés nada de tu línea"
