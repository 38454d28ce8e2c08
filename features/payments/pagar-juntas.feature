# language: es
Característica: Pagar varias cuotas juntas
  Quien debe de varios préstamos en el mes los paga de una vez, con una tarjeta. Cada uno se cobra por separado.

  Regla: Lo del mes se paga con un toque más

    @PAY-25 @camino
    Escenario: Marta paga las tres de diciembre desde el inicio
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta ingresó
      Cuando llega hasta pagar con 2 toques:
        | Pagar las 3 de diciembre         | | |
        | Pagar $ 77.424,25 con Visa 4821  | | |
      Entonces de las que pagó juntas se entera:
        | ¡Listo! Pagaste $ 77.424,25                                                                            |
        | Casa Rivadavia Hogar $ 12.625,00 Pagada Ver el comprobante Casa Rivadavia Hogar |
        | Préstamo en sucursal $ 23.480,50 Pagada Ver el comprobante Préstamo en sucursal |
        | Préstamo personal $ 41.318,75 Pagada Ver el comprobante Préstamo personal       |
      Y se cobró 3 veces

    @PAY-25
    Escenario: De cada una se lee qué vence y cuándo, y todas están elegidas
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta ingresó
      Cuando elige pagar todo el mes
      Entonces puede pagar juntas:
        | ✓ Casa Rivadavia Hogar Cuota 4 · Vence el 1 de diciembre $ 12.625,00 |
        | ✓ Préstamo en sucursal Cuota 9 · Vence el 1 de diciembre $ 23.480,50 |
        | ✓ Préstamo personal Cuota 2 · Vence el 1 de diciembre $ 41.318,75 |
      Y el botón dice "Pagar $ 77.424,25 con Visa 4821"
      Y la pantalla dice:
        | Con Visa 4821 |

    @PAY-25 @HOM-17
    Escenario: Del mes se eligen las que contó el inicio, y nada más
      Dado que hoy es el 21 de noviembre de 2026
      Y que Lucía ingresó
      Cuando elige pagar todo el mes
      Entonces puede pagar juntas:
        | ✓ Recarga de celular Cuota 2 · Vence el 1 de diciembre $ 1.890,35 |
        | ✓ Pago de servicios Cuota 2 · Vence el 1 de diciembre $ 6.742,80  |
        | Línea de crédito Diciembre de 2026 $ 54.213,75                    |
      Y el botón dice "Pagar $ 8.633,15 con Visa 1946"

    @PAY-25
    Escenario: La que se saca no se cobra
      Dado que Marta ingresó
      Cuando elige pagar todo el mes
      Y saca "Préstamo personal" de lo que paga
      Y paga las elegidas
      Entonces se cobró 2 veces

    @PAY-25
    Escenario: Sin elegir ninguna se pide elegir
      Dado que Marta ingresó
      Cuando elige pagar todo el mes
      Y saca "Préstamo personal" de lo que paga
      Y saca "Casa Rivadavia Hogar" de lo que paga
      Y saca "Préstamo en sucursal" de lo que paga
      Y paga las elegidas
      Entonces se le pide que corrija: "Elegí al menos una para pagar."

    @PAY-25
    Escenario: Sin tarjeta guardada se paga todo con una que se escribe una vez
      Dado que Marta ingresó
      Y que no tiene tarjetas guardadas
      Cuando elige pagar todo el mes
      Y carga una tarjeta
      Y paga las elegidas
      Entonces se cobró 3 veces

    @PAY-25
    Esquema del escenario: <quién> no tiene varias para pagar juntas en el mes
      Dado que <quién> ingresó
      Cuando abre el portal
      Entonces el inicio ofrece pagar el mes con ""

      Ejemplos:
        | quién   |
        | Nicolás |
        | Raúl    |

    @PAY-01 @PAY-25
    Escenario: Desde la lista de lo que se puede pagar también se llega
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota"
      Y toca "Pagar varias juntas"
      Entonces el botón dice "Pagar $ 77.424,25 con Visa 4821"

  Regla: La primera que no se aprueba frena a las que siguen

    @PAY-25
    Escenario: La segunda se rechaza
      Dado que Marta ingresó
      Y que el segundo pago se rechaza con "INSUFFICIENT_FUNDS"
      Cuando elige pagar todo el mes
      Y paga las elegidas
      Entonces de las que pagó juntas se entera:
        | Pagaste 1 de 3                                                                                         |
        | Casa Rivadavia Hogar $ 12.625,00 Pagada Ver el comprobante Casa Rivadavia Hogar |
        | Préstamo en sucursal $ 23.480,50 No hay saldo suficiente. No se cobró nada. Cargá dinero en tu cuenta o probá con otra tarjeta. Rechazada |
        | Préstamo personal $ 41.318,75 No se cobró nada: frenamos porque se rechazó una anterior. No se envió  |
      Y se cobró 1 vez

    @PAY-25
    Escenario: De dos préstamos iguales no se dice que el segundo ya se pagó si la lista no dice de cuál es el pago
      Dado que Marta ingresó
      Y que sus préstamos "40153318" y "40097264" son del mismo subproducto y tienen cuotas de 30000 pesos
      Y que el prestamista aplica los pagos al otro día
      Y que la lista de pagos no dice de qué préstamo
      Cuando elige pagar todo el mes
      Y paga las elegidas
      Entonces de las que pagó juntas se entera:
        | Pagaste 2 de 3                                                                                                |
        | Casa Rivadavia Hogar $ 12.625,00 Pagada Ver el comprobante Casa Rivadavia Hogar                               |
        | Préstamo personal 40153318 $ 30.000,00 Pagada Ver el comprobante Préstamo personal 40153318                   |
        | Préstamo personal 40097264 $ 30.000,00 Hace poco se hizo un pago que puede ser de este préstamo o de otro igual y ahora no se cobró nada. Fijate en tus pagos antes de seguir. No se envió |
      Y se cobró 2 veces

    @PAY-20 @PAY-25
    Esquema del escenario: De dos préstamos iguales ninguno se paga otra vez por un solo pago aplicado, tampoco el <número>
      Dado que Marta ingresó
      Y que sus préstamos "40153318" y "40097264" son del mismo subproducto y tienen cuotas de 30000 pesos
      Y que el prestamista aplica los pagos al otro día
      Y que mientras paga la lista de pagos está vacía, y después tiene uno solo de 30000 pesos, aplicado y sin préstamo
      Cuando elige pagar todo el mes
      Y paga las elegidas
      Y abre en otra pestaña el préstamo "<número>"
      Entonces en la otra pestaña lee "Ya hiciste un pago"
      Y se cobró 3 veces

      Ejemplos:
        | número   |
        | 40153318 |
        | 40097264 |

    @PAY-16 @PAY-25
    Escenario: De la segunda no llega la respuesta
      Dado que Marta ingresó
      Y que el segundo pago se hace pero su respuesta se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando elige pagar todo el mes
      Y paga las elegidas
      Entonces de las que pagó juntas se entera:
        | No sabemos si salió tu pago de $ 23.480,50                                                                            |
        | Casa Rivadavia Hogar $ 12.625,00 Pagada Ver el comprobante Casa Rivadavia Hogar |
        | Préstamo en sucursal $ 23.480,50 No la pagues de nuevo: si salió, aparece en Mis pagos en 48 horas. En duda Ver cómo terminó Préstamo en sucursal |
        | Préstamo personal $ 41.318,75 No se cobró nada: frenamos porque no nos llegó la aprobación de una anterior. No se envió  |

    @PAY-16 @PAY-25
    Escenario: Cuando el prestamista contesta, la que estaba en duda queda pagada
      Dado que Marta ingresó
      Y que el segundo pago se hace pero su respuesta se pierde
      Y que el pago sigue en proceso la primera vez que se pregunta
      Cuando elige pagar todo el mes
      Y paga las elegidas
      Y toca "Ver si llegó mi pago"
      Entonces de las que pagó juntas se entera:
        | Pagaste 2 de 3                                                                                         |
        | Casa Rivadavia Hogar $ 12.625,00 Pagada Ver el comprobante Casa Rivadavia Hogar |
        | Préstamo en sucursal $ 23.480,50 Pagada Ver el comprobante Préstamo en sucursal |
        | Préstamo personal $ 41.318,75 No se cobró nada: frenamos porque la aprobación de una anterior nos llegó tarde. No se envió  |

    @PAY-25
    Escenario: Después de una rechazada se sigue con lo que falta
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta ingresó
      Y que el segundo pago se rechaza con "INSUFFICIENT_FUNDS"
      Cuando elige pagar todo el mes
      Y paga las elegidas
      Y toca "Seguir con lo que falta"
      Entonces puede pagar juntas:
        | ✓ Préstamo en sucursal Cuota 9 · Vence el 1 de diciembre $ 23.480,50 |
        | ✓ Préstamo personal Cuota 2 · Vence el 1 de diciembre $ 41.318,75 |

  Regla: Nunca se cobra dos veces

    @PAY-20 @PAY-25
    Escenario: Apretar dos veces cobra una vez cada una
      Dado que Marta ingresó
      Cuando elige pagar todo el mes
      Y paga las elegidas dos veces seguidas
      Entonces se cobró 3 veces

    @PAY-16 @PAY-25
    Escenario: Quien recarga mientras sale la primera encuentra esa en duda y paga el resto
      Dado que Marta ingresó
      Y que la consulta de "el pago con una tarjeta guardada" no vuelve
      Cuando elige pagar todo el mes
      Y paga las elegidas y recarga antes de la primera respuesta
      Entonces de la que no puede elegir lee "Casa Rivadavia Hogar $ 12.625,00 Enviaste un pago de $ 12.625: fijate cómo terminó antes de pagar otra vez. Ver cómo terminó Casa Rivadavia Hogar"
      Y el botón dice "Pagar $ 64.799,25 con Visa 4821"
      Y se cobró 0 veces

    @PAY-20 @PAY-25
    Escenario: La que se pagó en otra pestaña no se paga de nuevo
      Dado que Marta ingresó
      Cuando elige pagar todo el mes
      Y en otra pestaña paga el préstamo "40097264"
      Y paga las elegidas
      Entonces se cobró 2 veces
      Y de las que pagó juntas se entera:
        | Pagaste 1 de 3                                                                                         |
        | Casa Rivadavia Hogar $ 12.625,00 Pagada Ver el comprobante Casa Rivadavia Hogar |
        | Préstamo en sucursal $ 23.480,50 Lo que debés cambió mientras pagabas. No se cobró nada: revisá el total antes de seguir. No se envió |
        | Préstamo personal $ 41.318,75 No se cobró nada: frenamos porque no se envió una anterior. No se envió  |

    @PAY-20 @PAY-25
    Escenario: La que se pagó en otro dispositivo se ve y no se puede elegir
      Dado que hoy es el 21 de noviembre de 2026
      Y que Marta ingresó
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando abre "/pagar-cuota/juntas"
      Entonces de la que no puede elegir lee "Casa Rivadavia Hogar $ 12.625,00 Tu pago de $ 12.625, del 21 de noviembre, está en camino: este total todavía no lo descuenta. Pagarla aparte Casa Rivadavia Hogar"
      Y el botón dice "Pagar $ 64.799,25 con Visa 4821"

    @PAY-20 @PAY-25
    Escenario: Lo que otro dispositivo paga mientras tanto frena la que sigue
      Dado que Marta ingresó
      Y que las primeras 2 veces la lista de pagos está vacía
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando abre "/pagar-cuota/juntas"
      Y paga las elegidas
      Entonces se cobró 0 veces
