# language: es
Característica: Un préstamo y sus cuotas
  Cuánto se paga, cuándo, y en qué quedó cada cuota.

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Primero se ve la cuota que sigue

    @LOA-03 @camino
    Escenario: Marta abre su compra desde la lista
      Dado que Marta ingresó
      Cuando mira sus préstamos
      Y elige "Casa Rivadavia Hogar Compra en comercio" entre sus préstamos
      Entonces el préstamo se titula "Casa Rivadavia Hogar Compra en comercio Te prestamos $ 98.000"
      Y la cuota actual es "Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre Pagaste 3 de 12 cuotas"
      Y los datos del préstamo son:
        | Número de préstamo | 40128753             |
        | Fecha de inicio    | 1 de agosto de 2026  |
        | Cómo se paga       | Lo pagás vos cada mes |

    @LOA-03
    Escenario: Gabriela abre un préstamo que terminó de pagar
      Dado que Gabriela ingresó
      Cuando mira su préstamo "40051184"
      Entonces el préstamo se titula "Casa Cuyo Muebles Compra en comercio Te prestamos $ 54.000"
      Y la cuota actual es "No tenés cuotas por pagar Pagaste 6 de 6 cuotas"
      Y la pantalla dice:
        | Sin cuotas por pagar |
      Y no se le ofrece pagar

    @LOA-03
    Escenario: Gabriela lee desde cuándo corre su préstamo, no cuándo le llegó el dinero
      Dado que Gabriela ingresó
      Cuando mira su préstamo "40155563"
      Entonces los datos del préstamo son:
        | Número de préstamo | 40155563              |
        | Fecha de inicio    | 1 de octubre de 2026  |
        | Cómo se paga       | Lo pagás vos cada mes |

    @LOA-04
    Escenario: Se puede pagar la cuota de ese préstamo
      Dado que Marta ingresó
      Cuando mira su préstamo "40128753"
      Entonces el pago lleva a "/pagar-cuota?externalId=40128753"

    @LOA-04
    Escenario: Sin nada para pagar ahora no se ofrece pagar
      Dado que Raúl ingresó
      Cuando mira su préstamo "40139951"
      Entonces no se le ofrece pagar

  Regla: Lo que se debe va primero, y es lo mismo en todas partes

    @LOA-13 @LOA-15 @LOA-03
    Escenario: Raúl lee primero todo lo que debe, lo que ya pagó y lo que sigue
      Dado que Raúl ingresó
      Cuando mira su préstamo "40116602"
      Entonces la cuota actual es "Debés de este préstamo $ 101.883,26 Desde el 1 de septiembre Pagaste 1 de 12 cuotas Incluye $ 5.032,06 de interés por mora. De la cuota 2 ya pagaste $ 20.000: te quedan $ 18.950,40. Además, el 1 de diciembre vence otra: $ 38.950,40."

    @LOA-13 @LOA-03
    Esquema del escenario: El <día> de noviembre, la cuota del 1 de diciembre <se anuncia>
      Dado que hoy es el <día> de noviembre de 2026
      Y que Marta ingresó
      Cuando mira su préstamo "40128753"
      Entonces el préstamo se anuncia como "<estado>"
      Y la cuota actual es "Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre Pagaste 3 de 12 cuotas"

      Ejemplos:
        | día | se anuncia         | estado           |
        | 25  | no apura           | Al día           |
        | 26  | dice cuánto falta  | Vence en 5 días  |
        | 30  | dice que es mañana | Vence mañana     |

    @LOA-13
    Escenario: Lo vencido de Raúl se anuncia
      Dado que Raúl ingresó
      Cuando mira su préstamo "40116602"
      Entonces el préstamo se anuncia como "3 cuotas vencidas"

    @LOA-13
    Escenario: Raúl va de la lista al pago y siempre lee el mismo importe
      Dado que Raúl ingresó y está en "/mis-prestamos"
      Cuando va de la lista a pagar "Préstamo personal"
      Entonces en cada pantalla del camino lee "$ 101.883,26"

    @LOA-13
    Escenario: Marta, al día, también lee siempre el mismo importe
      Dado que Marta ingresó y está en "/mis-prestamos"
      Cuando va de la lista a pagar "Casa Rivadavia Hogar Compra en comercio"
      Entonces en cada pantalla del camino lee "$ 12.625"

    @LOA-13
    Escenario: Hasta un centavo que se debe se dice
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos | pagados  |
        | 4     | OVERDUE | 2026-11-01 | 12625 | 12624.99 |
      Y que de la cuota 4 debe 0.01 pesos
      Cuando mira su préstamo "40128753"
      Entonces en la pantalla lee "Debés de este préstamo $ 0,01"

    @LOA-13
    Escenario: Si no se sabe cuánto debe, Raúl lee desde cuándo y dónde verlo
      Dado que Raúl ingresó
      Y que la consulta de "lo que se debe" responde con un error
      Cuando mira su préstamo "40116602"
      Entonces la cuota actual es "Tenés 3 cuotas vencidas desde el 1 de septiembre Pagaste 1 de 12 cuotas De la cuota 2 ya pagaste $ 20.000: te quedan $ 18.950,40. No pudimos traer cuánto debés. Lo vas a ver cuando entres a pagar. Además, el 1 de diciembre vence otra: $ 38.950,40."
      Y el pago lleva a "/pagar-cuota?externalId=40116602"

    @LOA-15 @LOA-13
    Escenario: De la próxima cuota, pagada en parte, se dice cuánto queda
      Dado que Marta ingresó
      Y que la empresa cuenta así las cuotas de su préstamo:
        | cuota | estado  | vence      | pesos | pagados |
        | 4     | PARTIAL | 2026-12-01 | 12625 | 500     |
      Cuando mira su préstamo "40128753"
      Entonces la cuota actual es "Cuota 4 de 12 $ 12.125 Vence el 1 de diciembre Pagaste 0 de 12 cuotas De la cuota 4 ya pagaste $ 500: te quedan $ 12.125."

  Regla: Lo que ya se pagó no se pide de nuevo

    @PAY-20 @LOA-04
    Escenario: Marta pagó, y el prestamista todavía no lo descontó
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el prestamista aplica los pagos al otro día
      Cuando paga
      Y abre "/mis-prestamos/p-6b1f0c92"
      Entonces el préstamo se anuncia como "Pago en camino"
      Y la cuota actual es "Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre Pagaste 3 de 12 cuotas Tu pago de $ 12.625, del 21 de noviembre, está en camino. Puede tardar entre 24 y 48 horas en descontarse."
      Y para pagar de nuevo tiene "Pagar cuota"

    @PAY-20 @LOA-13
    Escenario: De lo que falta además de ese pago se dice cuánto
      Dado que Raúl ingresó
      Y que otro dispositivo pagó 20000 pesos del préstamo "40116602", que todavía no se aplicaron
      Cuando mira su préstamo "40116602"
      Entonces el préstamo se anuncia como "3 cuotas vencidas"
      Y en la pantalla lee "Tu pago de $ 20.000, del 21 de noviembre, está en camino. Puede tardar entre 24 y 48 horas en descontarse. Además te quedan $ 81.883,26 por pagar."
      Y para pagar de nuevo tiene "Pagar $ 81.883,26"
      Y el pago lleva a "/pagar-cuota/resumen?externalId=40116602&importe=81883.26"

    @PAY-16
    Escenario: De lo que no se sabe si se cobró se dice eso
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Y abre "/mis-prestamos/p-6b1f0c92"
      Entonces el préstamo se anuncia como "Pago sin confirmar"
      Y en la pantalla lee "Quisiste pagar $ 12.625 el 21 de noviembre y todavía no sabemos si se cobró. Antes de pagar de nuevo, mirá cómo va."

    @PAY-20
    Escenario: También se dice en la lista de préstamos
      Dado que Marta ingresó
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando mira sus préstamos
      Entonces en la pantalla lee "Tu pago de $ 12.625, del 21 de noviembre, está en camino."

    @PAY-20
    Esquema del escenario: Si los pagos <cómo>, el préstamo se ve igual
      Dado que Marta ingresó
      Y que la consulta de "los pagos" <cómo>
      Cuando mira su préstamo "40128753"
      Y pasan 2 segundos
      Entonces la cuota actual es "Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre Pagaste 3 de 12 cuotas"

      Ejemplos:
        | cómo                  |
        | responde con un error |
        | no vuelve             |

  Regla: De los servicios y las recargas se ve la empresa

    @LOA-05
    Escenario: Una recarga, con su formulario
      Dado que Lucía ingresó
      Cuando mira su préstamo "40161175"
      Entonces los datos del préstamo son:
        | Número de préstamo   | 40161175                 |
        | Fecha de inicio      | 1 de octubre de 2026     |
        | Cómo se paga         | Lo pagás vos cada mes    |
        | Empresa              | Telefonía del Plata S.A. |
        | CUIT de la empresa   | 30709156221              |
        | Celular recargado    | 2614789056               |
        | Número de formulario | RC-208841                |

    @LOA-05
    Escenario: Un servicio, sin formulario
      Dado que Lucía ingresó
      Cuando mira su préstamo "40162280"
      Entonces los datos del préstamo son:
        | Número de préstamo | 40162280              |
        | Fecha de inicio    | 1 de octubre de 2026  |
        | Cómo se paga       | Lo pagás vos cada mes |
        | Empresa            | Energía del Sur S.A.  |
        | CUIT de la empresa | 30715883402           |

    @LOA-05
    Escenario: De otros préstamos no se dice la empresa
      Dado que Lucía ingresó
      Y que el préstamo "40161175" es del subproducto 38
      Cuando mira su préstamo "40161175"
      Entonces los datos del préstamo son:
        | Número de préstamo | 40161175              |
        | Fecha de inicio    | 1 de octubre de 2026  |
        | Cómo se paga       | Lo pagás vos cada mes |

    @LOA-05
    Escenario: De un servicio no se dice el formulario, aunque el prestamista lo mande
      Dado que Lucía ingresó
      Y que el préstamo "40161175" es del subproducto 91
      Cuando mira su préstamo "40161175"
      Entonces los datos del préstamo son:
        | Número de préstamo | 40161175                 |
        | Fecha de inicio    | 1 de octubre de 2026     |
        | Cómo se paga       | Lo pagás vos cada mes    |
        | Empresa            | Telefonía del Plata S.A. |
        | CUIT de la empresa | 30709156221              |

  Regla: Los últimos pagos se avisan

    @LOA-09
    Escenario: El más nuevo primero y sin la hora
      Dado que Marta ingresó
      Y que los últimos pagos llegan así:
        | pesos    | fecha y hora        |
        | 12625    | 2026-10-28 23:40:00 |
        | 41318.75 | 2026-11-18 00:05:00 |
        | 9000     | 2026-08-03 09:00:00 |
        | 8000     | 2026-09-30 23:59:59 |
      Cuando mira su préstamo "40128753"
      Entonces los últimos pagos son:
        | $ 41.318,75 el 18 de noviembre |
        | $ 12.625 el 28 de octubre   |
        | $ 8.000 el 30 de septiembre |

    @LOA-18 @LOA-09
    Escenario: Cada pago dice de qué préstamo es
      Dado que Marta ingresó
      Cuando mira su préstamo "40128753"
      Entonces los últimos pagos son:
        | Casa Rivadavia Hogar: $ 12.625 el 28 de octubre    |
        | Préstamo personal: $ 41.318,75 el 28 de octubre    |
        | Préstamo en sucursal: $ 23.480,50 el 28 de octubre |

    @LOA-09
    Escenario: El aviso se puede ocultar
      Dado que Marta ingresó
      Cuando mira su préstamo "40128753"
      Y oculta los últimos pagos
      Entonces ya no ve sus últimos pagos

    @LOA-09
    Escenario: Quien lo oculta sigue por el resto del préstamo
      Dado que Marta ingresó
      Cuando mira su préstamo "40128753"
      Y oculta los últimos pagos
      Entonces el foco está en "Casa Rivadavia Hogar"

    @LOA-09
    Escenario: Sin los últimos pagos el préstamo se ve igual
      Dado que Marta ingresó
      Y que la consulta de "los pagos recientes" responde con un error
      Cuando mira su préstamo "40128753"
      Entonces la cuota actual es "Cuota 4 de 12 $ 12.625 Vence el 1 de diciembre Pagaste 3 de 12 cuotas"
      Y ya no ve sus últimos pagos

  Regla: Un préstamo ajeno no se ve

    @LOA-12
    Escenario: Una dirección que no es de ningún préstamo lleva a la lista
      Dado que Lucía ingresó
      Cuando abre la dirección de un préstamo que no existe
      Entonces sus préstamos son, en este orden:
        | Pago de servicios  |
        | Recarga de celular |

    @LOA-12
    Escenario: Ni sus cuotas
      Dado que Lucía ingresó
      Cuando abre "/mis-prestamos/p-6b1f0c92/ver-todas"
      Entonces sus préstamos son, en este orden:
        | Pago de servicios  |
        | Recarga de celular |

    @LOA-12
    Escenario: El préstamo de Marta no se abre con la cuenta de Lucía
      Dado que Lucía ingresó
      Cuando mira su préstamo "40128753"
      Entonces sus préstamos son, en este orden:
        | Pago de servicios  |
        | Recarga de celular |
