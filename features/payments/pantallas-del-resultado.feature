# language: es
Característica: Lo que dice el resultado de un pago

  Antecedentes:
    Dado que hoy es el 21 de noviembre de 2026

  Regla: El resultado de un pago dice qué hacer ahora

    @PAY-17
    Escenario: Aprobado
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago se aprueba con la operación "7001002003"
      Cuando paga
      Entonces la pantalla dice:
        | ¡Listo! Tu pago fue aprobado               |
        | Tu cuota figura paga en menos de 24 horas. |
        | Pagaste $ 12.625                           |
        | Pagaste la cuota 4. Te quedan 8.           |
        | Saldo de esa cuota: $ 0                    |
        | Préstamo                                   |
        | 40128753                                   |
        | Número de operación                        |
        | 7001002003                                 |
        | Compartir comprobante                      |

    @PAY-17
    Escenario: Recibido
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago queda recibido, sin número de operación
      Cuando paga
      Entonces la pantalla dice:
        | Recibimos tu pago                                                 |
        | Lo estamos procesando. Tu cuota figura paga en menos de 24 horas. |
        | Pagaste $ 12.625                                                  |
        | Pagaste la cuota 4. Te quedan 8.                                  |
        | Préstamo                                                          |
        | 40128753                                                          |
        | Compartir comprobante                                             |

    @PAY-17
    Escenario: Recibido de otro dispositivo
      Dado que Marta ingresó
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando abre "/estado-pago?status=approved&id=40128753&amount=12625.00"
      Entonces la pantalla dice:
        | Recibimos tu pago                                                     |
        | Lo estamos procesando. Tu préstamo se actualiza en menos de 24 horas. |
        | Pagaste $ 12.625                                                      |
        | Préstamo                                                              |
        | 40128753                                                              |
        | Compartir comprobante                                                 |

    @PAY-17 @PAY-22
    Escenario: Recibido de otro dispositivo, que pagó dos veces: no se adivina cuál de los dos pagos es
      Dado que Marta ingresó
      Y que la lista de pagos tiene dos de hoy del préstamo "40128753", de 12625 y de 5000 pesos
      Cuando abre "/estado-pago?status=approved&id=40128753"
      Entonces la pantalla dice:
        | Recibimos tu pago                                                     |
        | Lo estamos procesando. Tu préstamo se actualiza en menos de 24 horas. |
        | Préstamo                                                              |
        | 40128753                                                              |
        | Ir al inicio                                                          |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @PAY-15 @PAY-17
    Escenario: Rechazado por el banco
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el banco rechaza su tarjeta sin decir por qué
      Cuando paga
      Entonces la pantalla dice:
        | El pago no se hizo                                                                 |
        | No se cobró nada. Podés volver a intentarlo con otra tarjeta u otro medio de pago. |
        | Importe                                                                            |
        | $ 12.625,00                                                                        |
        | Préstamo                                                                           |
        | 40128753                                                                           |
        | Volver a intentar                                                                  |
      Y la pantalla lleva a:
        | Volver a intentar | /pagar-cuota/resumen?externalId=40128753 |

    @PAY-16 @PAY-17
    Escenario: En curso
      Dado que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Y que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Entonces la pantalla dice:
        | Estamos confirmando tu pago                                                                                         |
        | Puede que el pago ya se haya hecho, pero todavía no nos llegó la confirmación. No vuelvas a pagar antes de saberlo. |
        | Importe                                                                                                             |
        | $ 12.625,00                                                                                                         |
        | Préstamo                                                                                                            |
        | 40128753                                                                                                            |
        | No nos llegó la respuesta. No pagues de nuevo: si salió, aparece en Mis pagos en 48 horas.                          |
        | Consultar de nuevo                                                                                                  |
        | Ver mis pagos                                                                                                       |
      Y la pantalla lleva a:
        | Ver mis pagos | /mis-pagos |

    @PAY-16 @PAY-17
    Escenario: No llegó
      Dado que la consulta de "el pago con una tarjeta guardada" no llega
      Y que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Entonces la pantalla dice:
        | Tu pago todavía no nos llegó            |
        | Probá sin miedo: se cobra una sola vez. |
        | Importe                                 |
        | $ 12.625,00                             |
        | Préstamo                                |
        | 40128753                                |
        | Si llega en un rato, te lo decimos acá. |
        | Volver a intentar                       |
        | Consultar de nuevo                      |
      Y la pantalla lleva a:
        | Volver a intentar | /pagar-cuota/resumen?externalId=40128753 |

    @PAY-17 @camino
    Escenario: No se puede saber
      Dado que Marta ingresó
      Cuando abre "/estado-pago?status=failure&id=40128753&amount=12625.00"
      Entonces la pantalla dice:
        | No pudimos confirmar tu pago                                                                                        |
        | Puede que se haya cobrado. Antes de pagar otra vez, fijate en tus pagos: puede tardar entre 24 y 48 horas en verse. |
        | Importe                                                                                                             |
        | $ 12.625,00                                                                                                         |
        | Préstamo                                                                                                            |
        | 40128753                                                                                                            |
        | Ver mis pagos                                                                                                       |
      Y la pantalla lleva a:
        | Ver mis pagos | /mis-pagos |

    @PAY-17 @PAY-20
    Escenario: De dos pagos de un préstamo, el del importe que dice la dirección
      Dado que Marta está por pagar el préstamo "40128753"
      Cuando elige pagar por "Tarjeta de débito"
      Y edita el importe a "5.000"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753"
      Y elige pagar por "Tarjeta de débito"
      Y paga
      Y abre "/estado-pago?status=approved&id=40128753&amount=5000.00"
      Entonces la pantalla dice:
        | ¡Listo! Tu pago fue aprobado                  |
        | Lo vas a ver descontado en menos de 24 horas. |
        | Pagaste $ 5.000                               |
        | Con este pago, de la cuota 4 quedaron $ 7.625 |
        | Préstamo                                      |
        | 40128753                                      |
        | Número de operación                           |
        | Compartir comprobante                         |
