# language: es
Característica: Lo que dicen las pantallas de lo que se pagó

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: Mientras se pagan y después se dice qué pasó con cada una

    @PAY-25
    Escenario: Mientras se envía la primera
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que la consulta de "el pago con una tarjeta guardada" no vuelve
      Cuando toca "Pagar $ 77.424,25 con Visa 4821"
      Entonces mientras tanto la pantalla dice:
        | Estamos pagando                                                   |
        | No cierres esta pantalla: si la cerrás, lo que falta no se envía. |
        | Pago 1 de 3: Casa Rivadavia Hogar.                                |
        | Casa Rivadavia Hogar $ 12.625,00 Enviando                         |
        | Préstamo en sucursal $ 23.480,50 En espera                        |
        | Préstamo personal $ 41.318,75 En espera                           |
        | Enviando                                                          |

    @PAY-25
    Escenario: Todas pagas
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Cuando paga las elegidas
      Entonces la pantalla dice:
        | ¡Listo! Pagaste $ 77.424,25                                                     |
        | Fueron 3 pagos, uno por préstamo. Se actualizan en menos de 24 horas.           |
        | Casa Rivadavia Hogar $ 12.625,00 Pagada Ver el comprobante Casa Rivadavia Hogar |
        | Préstamo en sucursal $ 23.480,50 Pagada Ver el comprobante Préstamo en sucursal |
        | Préstamo personal $ 41.318,75 Pagada Ver el comprobante Préstamo personal       |
        | Ir al inicio                                                                    |
        | Pagada                                                                          |
        | Pagada                                                                          |
        | Pagada                                                                          |
      Y la pantalla lleva a:
        | Ver el comprobante Casa Rivadavia Hogar | /mis-pagos/comprobante?pago=… |
        | Ver el comprobante Préstamo en sucursal | /mis-pagos/comprobante?pago=… |
        | Ver el comprobante Préstamo personal    | /mis-pagos/comprobante?pago=… |
        | Ir al inicio                            | /inicio                       |

    @PAY-25 @camino
    Escenario: Una sola paga
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Cuando saca "Préstamo personal" de lo que paga
      Y saca "Préstamo en sucursal" de lo que paga
      Y paga las elegidas
      Entonces la pantalla dice:
        | ¡Listo! Pagaste $ 12.625                                                        |
        | Tu préstamo se actualiza en menos de 24 horas.                                  |
        | Casa Rivadavia Hogar $ 12.625,00 Pagada Ver el comprobante Casa Rivadavia Hogar |
        | Ir al inicio                                                                    |

    @PAY-17 @PAY-25
    Escenario: Una sola recibida, sin número de operación
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que el pago queda recibido, sin número de operación
      Cuando saca "Préstamo personal" de lo que paga
      Y saca "Préstamo en sucursal" de lo que paga
      Y paga las elegidas
      Entonces ve la pantalla "Recibimos tu pago de $ 12.625"

    @PAY-17 @PAY-25
    Escenario: Una recibida, sin número de operación, y la segunda rechazada
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que el primer pago queda recibido, sin número de operación, y el segundo se rechaza
      Cuando paga las elegidas
      Entonces ve la pantalla "Recibimos 1 de 3"

    @PAY-17 @PAY-25
    Escenario: Recibidas, sin número de operación
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que el pago queda recibido, sin número de operación
      Cuando paga las elegidas
      Entonces la pantalla dice:
        | Recibimos tus pagos: $ 77.424,25                                                                         |
        | Fueron 3 pagos, uno por préstamo. Se actualizan en menos de 24 horas.                                    |
        | Casa Rivadavia Hogar $ 12.625,00 La estamos procesando. Recibida Ver el comprobante Casa Rivadavia Hogar |
        | Préstamo en sucursal $ 23.480,50 La estamos procesando. Recibida Ver el comprobante Préstamo en sucursal |
        | Préstamo personal $ 41.318,75 La estamos procesando. Recibida Ver el comprobante Préstamo personal       |
        | Ir al inicio                                                                                             |

    @PAY-25
    Escenario: La segunda se rechaza
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que el segundo pago se rechaza con "INSUFFICIENT_FUNDS"
      Cuando paga las elegidas
      Entonces la pantalla dice:
        | Pagaste 1 de 3                                                                                                                            |
        | En total son $ 12.625, que se actualizan en menos de 24 horas. Abajo ves qué pasó con cada una.                                           |
        | Casa Rivadavia Hogar $ 12.625,00 Pagada Ver el comprobante Casa Rivadavia Hogar                                                           |
        | Préstamo en sucursal $ 23.480,50 No hay saldo suficiente. No se cobró nada. Cargá dinero en tu cuenta o probá con otra tarjeta. Rechazada |
        | Préstamo personal $ 41.318,75 No se cobró nada: frenamos porque se rechazó una anterior. No se envió                    |
        | Seguir con lo que falta                                                                                                                   |

    @PAY-25
    Escenario: Ninguna salió, y el banco no dice por qué
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que el banco rechaza su tarjeta sin decir por qué
      Cuando paga las elegidas
      Entonces la pantalla dice:
        | No salió ningún pago                                                                                                      |
        | Abajo ves por qué.                                                                                                        |
        | Casa Rivadavia Hogar $ 12.625,00 No se cobró nada. Probá con otra tarjeta. Rechazada                                      |
        | Préstamo en sucursal $ 23.480,50 No se cobró nada: frenamos porque se rechazó una anterior. No se envió |
        | Préstamo personal $ 41.318,75 No se cobró nada: frenamos porque se rechazó una anterior. No se envió    |
        | Seguir con lo que falta                                                                                                   |

    @PAY-16 @PAY-25
    Escenario: De una no se sabe
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que el segundo pago se hace pero su respuesta se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga las elegidas
      Entonces la pantalla dice:
        | No sabemos si salió tu pago de $ 23.480,50                                                                                                        |
        | Te contamos acá apenas lo sepamos.                                                                                                                |
        | Casa Rivadavia Hogar $ 12.625,00 Pagada Ver el comprobante Casa Rivadavia Hogar                                                                   |
        | Préstamo en sucursal $ 23.480,50 No la pagues de nuevo: si salió, aparece en Mis pagos en 48 horas. En duda Ver cómo terminó Préstamo en sucursal |
        | Préstamo personal $ 41.318,75 No se cobró nada: frenamos porque no nos llegó la aprobación de una anterior. No se envió                            |
        | Todavía no hay una respuesta. Podés consultar de nuevo cuando quieras. |
        | Ver si llegó mi pago                                                                                                                              |
        | Ver mis pagos                                                                                                                                     |
      Y lo que se anuncia dice "Todavía no hay una respuesta. Podés consultar de nuevo cuando quieras."
      Y la pantalla lleva a:
        | Ver el comprobante Casa Rivadavia Hogar | /mis-pagos/comprobante?pago=… |
        | Ver cómo terminó Préstamo en sucursal | /estado-pago?status=in_process&id=40097264&pago=… |
        | Ver mis pagos                         | /mis-pagos                                        |

    @PAY-16 @PAY-25
    Escenario: La que no llegó se puede volver a pagar
      Dado que Marta ingresó y está en "/pagar-cuota/juntas"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Cuando paga las elegidas
      Entonces la pantalla dice:
        | No sabemos si salió tu pago de $ 12.625                                                                                                           |
        | Te contamos acá apenas lo sepamos.                                                                                                                |
        | Casa Rivadavia Hogar $ 12.625,00 Todavía no nos llegó. Si querés, pagala desde «Ver cómo terminó»: se cobra una sola vez. En duda Ver cómo terminó Casa Rivadavia Hogar |
        | Préstamo en sucursal $ 23.480,50 No se cobró nada: frenamos porque no nos llegó la aprobación de una anterior. No se envió                         |
        | Préstamo personal $ 41.318,75 No se cobró nada: frenamos porque no nos llegó la aprobación de una anterior. No se envió                            |
        | Si llega en un rato, te lo decimos acá.                                                                                                           |
        | Ver si llegó mi pago                                                                                                                              |
        | Ver mis pagos                                                                                                                                     |

  Regla: El comprobante dice todo lo que se sabe del pago

    @PAY-22
    Escenario: Mientras carga
      Dado que Marta ingresó y está en "/mis-pagos/comprobante?pago=00000000"
      Y que la consulta de "los pagos" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Comprobante de pago     |
        | Buscando tu comprobante |

    @PAY-22
    Escenario: Si no se pudo cargar
      Dado que Marta ingresó y está en "/mis-pagos/comprobante?pago=00000000"
      Y que la consulta de "los pagos" responde con un error
      Entonces la pantalla lleva a:
        | Ir al inicio | /inicio |

    @DOC-04 @PAY-22
    Escenario: De la última cuota
      Dado que el préstamo "40128753" tiene 4 cuotas de 12625 pesos
      Y que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga y abre el comprobante
      Entonces la pantalla dice:
        | Mis pagos                                                                      |
        | Comprobante de pago                                                            |
        | Pagado                                                                         |
        | Pagaste $ 12.625                                                               |
        | Qué pagaste                                                                    |
        | Casa Rivadavia Hogar                                                           |
        | Préstamo                                                                       |
        | 40128753                                                                       |
        | Cuota                                                                          |
        | 4 de 4                                                                         |
        | Queda por pagar                                                                |
        | Nada: era la última cuota                                                      |
        | Fecha                                                                          |
        | 21/11/2026, 12:00                                                              |
        | Medio de pago                                                                  |
        | Tarjeta de débito Visa 4821                                                    |
        | Le pagaste a                                                                   |
        | Luma Créditos S.A.                                                             |
        | CUIT                                                                           |
        | 30-71894563-8                                                                  |
        | A nombre de                                                                    |
        | Marta Giménez                                                                  |
        | Número de operación                                                            |
        | Compartir comprobante                                                          |
        | Compartir en PDF                                                               |
        | Armar una constancia (PDF)                                                     |
        | Pagaste las 4 cuotas de este préstamo.                                         |
        | El libre deuda de este préstamo va a estar unas 24 horas después de este pago. |
        | No lo reconozco                                                                |

    @PAY-22
    Escenario: El de la línea no dice el número
      Dado que Lucía está por pagar con tarjeta de débito el préstamo "46010327"
      Y que el pago se aprueba con la operación "7001002003"
      Cuando paga y abre el comprobante
      Entonces la pantalla dice:
        | Mis pagos                       |
        | Comprobante de pago             |
        | Pagado                          |
        | Pagaste $ 54.213,75             |
        | Qué pagaste                     |
        | Línea de crédito                |
        | Queda por pagar                 |
        | Nada de lo que tenías que pagar |
        | Fecha                           |
        | 21/11/2026, 12:00               |
        | Medio de pago                   |
        | Tarjeta de débito Visa 1946     |
        | Le pagaste a                    |
        | Luma Créditos S.A.              |
        | CUIT                            |
        | 30-71894563-8                   |
        | A nombre de                     |
        | Lucía Fernández                 |
        | Número de operación             |
        | 7001002003                      |
        | Compartir comprobante           |
        | Compartir en PDF                |
        | Armar una constancia (PDF)      |
        | No lo reconozco                 |

    @PAY-22
    Escenario: El PDF queda guardado
      Dado que Diego ingresó y está en "mis pagos"
      Cuando abre el comprobante del pago de "28/9/2026"
      Y toca "Compartir en PDF"
      Entonces un aviso dice "Guardamos el comprobante en tus descargas."

    @PAY-22
    Escenario: La imagen que no se pudo armar
      Dado que Diego ingresó y está en "mis pagos"
      Cuando abre el comprobante del pago de "28/9/2026"
      Y toca "Compartir comprobante"
      Entonces un aviso dice "No pudimos armar la imagen. Probá de nuevo."
