# language: es
Característica: El estado de un pago

  Regla: La pantalla dice en qué terminó el pago

    @PAY-17
    Escenario: Un pago con su número de operación está hecho
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el pago se aprueba con la operación "7001002003"
      Cuando paga
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y el comprobante dice:
        | Préstamo 40128753              |
        | Número de operación 7001002003 |

    @PAY-17 @PAY-22
    Escenario: De lo que se pagó entero no queda nada
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Entonces la pantalla dice:
        | Pagaste $ 12.625                       |
        | Pagaste la cuota 4. Te quedan 8.       |
        | Saldo de esa cuota: $ 0                |

    @PAY-17 @PAY-22
    Esquema del escenario: De un préstamo de <total> cuotas, después de la 4 queda <lo que queda>
      Dado que el préstamo "40128753" tiene <total> cuotas de 12625 pesos
      Y que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Entonces la pantalla dice:
        | <lo que queda> |

      Ejemplos:
        | total | lo que queda                     |
        | 5     | Pagaste la cuota 4. Te queda 1.  |
        | 4     | Pagaste la cuota 4. Era la última. |

    @PAY-17 @PAY-22
    Escenario: De lo que se pagó en parte se lee lo que queda
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando edita el importe a "5.000,50"
      Y paga
      Entonces la pantalla dice:
        | Pagaste $ 5.000,50                 |
        | Con este pago, de la cuota 4 quedaron $ 7.624,50 |
        | Lo vas a ver descontado en menos de 24 horas.    |

    @PAY-17 @PAY-22
    Escenario: Raúl paga sus tres cuotas vencidas
      Dado que Raúl está por pagar con tarjeta de débito el préstamo "40116602"
      Cuando paga
      Entonces la pantalla dice:
        | Pagaste las cuotas 2 a 4. Te quedan 8.         |
        | Saldo de esas cuotas: $ 0                      |
        | Tus cuotas figuran pagas en menos de 24 horas. |

    @PAY-17
    Escenario: De un pago hecho se comparte el comprobante; al inicio ya lleva la barra
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Entonces la pantalla lleva a:
        | Compartir comprobante | /mis-pagos/comprobante?pago=… |
      Y la pantalla no dice:
        | Ir al inicio |

    @PAY-17
    Escenario: Un pago aprobado sin número de operación está recibido
      Dado que Marta está por pagar el préstamo "40128753"
      Y que el pago queda recibido, sin número de operación
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces ve la pantalla "Recibimos tu pago"
      Y la pantalla dice:
        | Pagaste la cuota 4. Te quedan 8. |
      Y la pantalla no dice:
        | Saldo de esa cuota: $ 0 |

    @PAY-17 @camino
    Escenario: Un rechazo deja volver a intentar
      Dado que Marta está por pagar el préstamo "40128753"
      Y que el banco rechaza su tarjeta sin decir por qué
      Cuando elige pagar por "Tarjeta de débito"
      Y paga
      Entonces ve la pantalla "El pago no se hizo"
      Y puede volver a pagar

    @PAY-17
    Esquema del escenario: De lo que no se sabe no se invita a pagar de nuevo
      Dado que Marta ingresó
      Cuando abre "<dirección>"
      Entonces ve la pantalla "<resultado>"
      Y no se le ofrece pagar de nuevo

      Ejemplos:
        | dirección                                                | resultado                    |
        | /estado-pago?status=failure&id=40128753                  | No pudimos confirmar tu pago |
        | /estado-pago?status=in_process&id=40128753               | Estamos confirmando tu pago  |
        | /estado-pago?status=approved&id=40128753&amount=12625.00 | Estamos confirmando tu pago  |
        | /estado-pago?status=approved                             | No pudimos confirmar tu pago |
        | /estado-pago?status=%3Cb%3E&id=%2F&amount=x              | No pudimos confirmar tu pago |

    @PAY-17
    Esquema del escenario: Un pago que <cómo termina> se explica
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que <situación>
      Cuando paga
      Entonces se explica "<explicación>"
      Y después de pagar puede ir a "<caminos>"

      Ejemplos:
        | cómo termina | situación                                        | explicación                                                                        | caminos                                           |
        | se aprueba   | el pago se aprueba con la operación "7001002003" | Tu cuota figura paga en menos de 24 horas.                                         | /mis-pagos/comprobante?pago=… |
        | se recibe    | el pago queda recibido, sin número de operación  | Lo estamos procesando. Tu cuota figura paga en menos de 24 horas.                  | /mis-pagos/comprobante?pago=… |
        | se rechaza   | el banco rechaza su tarjeta sin decir por qué    | No se cobró nada. Podés volver a intentarlo con otra tarjeta u otro medio de pago. | /pagar-cuota/resumen?externalId=40128753 |

    @PAY-16 @PAY-17
    Escenario: Un pago que no llegó se explica
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que la consulta de "el pago con una tarjeta guardada" no llega
      Cuando paga
      Entonces se explica "Probá sin miedo: se cobra una sola vez."
      Y después de pagar puede ir a "/pagar-cuota/resumen?externalId=40128753"

    @PAY-17
    Esquema del escenario: De una dirección con "<estado>" se explica lo que se sabe
      Dado que Marta ingresó
      Cuando abre "/estado-pago?status=<estado>&id=40128753"
      Entonces se explica "<explicación>"
      Y después de pagar puede ir a "<caminos>"

      Ejemplos:
        | estado     | caminos             | explicación                                                                                                         |
        | in_process | /mis-pagos          | Puede que el pago ya se haya hecho, pero todavía no nos llegó la confirmación. No vuelvas a pagar antes de saberlo. |
        | approved   | /mis-pagos          | Puede que el pago ya se haya hecho, pero todavía no nos llegó la confirmación. No vuelvas a pagar antes de saberlo. |
        | otra-cosa  | /mis-pagos          | Puede que se haya cobrado. Antes de pagar otra vez, fijate en tus pagos: puede tardar entre 24 y 48 horas en verse. |

    @PAY-17
    Esquema del escenario: De la dirección se leen los cinco datos, con "<estado>" y <referencia>
      Dado que Marta ingresó
      Cuando abre "/estado-pago?status=<estado>&<referencia>=40128753&transactionId=7001002003&amount=12625.50"
      Entonces ve la pantalla "<resultado>"
      Y los datos de la pantalla dicen:
        | Importe             | $ 12.625,50 |
        | Préstamo            | 40128753    |
        | Número de operación | 7001002003  |

      Ejemplos:
        | estado   | referencia         | resultado                    |
        | approved | id                 | Estamos confirmando tu pago  |
        | pending  | external_reference | No pudimos confirmar tu pago |

    @PAY-17
    Escenario: Un número de operación que sólo dice la dirección no va al comprobante
      Dado que Marta ingresó
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando abre "/estado-pago?status=approved&id=40128753&amount=12625.00&transactionId=7001002003"
      Entonces ve la pantalla "Recibimos tu pago"
      Y la pantalla no dice:
        | 7001002003 |

    @PAY-17
    Escenario: Lo que se pagó en otro lado se busca en los pagos del prestamista
      Dado que Marta ingresó
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando abre "/estado-pago?status=approved&id=40128753&amount=12625.00"
      Entonces ve la pantalla "Recibimos tu pago"

    @PAY-17 @PAY-22
    Escenario: De lo que se pagó en otro lado se ve el importe y se comparte el comprobante
      Dado que Marta ingresó
      Y que otro dispositivo pagó 12625 pesos del préstamo "40128753", que todavía no se aplicaron
      Cuando abre "/estado-pago?status=approved&id=40128753"
      Entonces la pantalla dice:
        | Recibimos tu pago |
        | Pagaste $ 12.625  |
        | 40128753          |
      Cuando toca "Compartir comprobante"
      Entonces el comprobante incluye:
        | Préstamo 40128753 |

    @PAY-17
    Esquema del escenario: El pago que terminó el préstamo se encuentra, y la lista <la lista>
      Dado que Gabriela ingresó
      Y que otro dispositivo pagó 11620 pesos del préstamo "40051184", que todavía no se aplicaron
      Y que la lista de pagos <la lista>
      Cuando abre "/estado-pago?status=approved&id=40051184&amount=11620.00"
      Entonces ve la pantalla "Recibimos tu pago"
      Cuando toca "Compartir comprobante"
      Entonces la pantalla dice:
        | $ 11.620 |

      Ejemplos:
        | la lista                |
        | dice de qué préstamo    |
        | no dice de qué préstamo |

    @PAY-17
    Escenario: El pago de otro préstamo por el mismo importe no es el que dice la dirección
      Dado que Marta ingresó
      Y que otro dispositivo pagó 12625 pesos del préstamo "40153318", que todavía no se aplicaron
      Cuando abre "/estado-pago?status=approved&id=40128753&amount=12625.00"
      Entonces ve la pantalla "Estamos confirmando tu pago"

    @PAY-17
    Escenario: Sin estado se va a pagar
      Dado que Marta ingresó
      Cuando abre "/estado-pago"
      Entonces llega a "/pagar-cuota"

  Regla: Después de pagar se invita a la encuesta, una vez

    @PAY-17
    Escenario: La encuesta se ofrece a los cinco segundos y medio
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y se queda 5.5 segundos en el resultado
      Entonces se le pregunta "¿Cómo te resultó pagar?"
      Y responder lleva a "/encuesta"

    @PAY-17
    Escenario: La encuesta dice para qué es
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y se queda 5.5 segundos en el resultado
      Entonces la pantalla dice:
        | ¿Cómo te resultó pagar?                            |
        | Contanos en un minuto: nos ayuda a mejorar el portal. |
        | Responder la encuesta                              |
        | Ahora no                                           |
      Y quien no ve la pantalla oye:
        | ¿Cómo te resultó pagar? |

    @PAY-17
    Escenario: A los cinco segundos y cuatro décimas todavía no
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y se queda 5.4 segundos en el resultado
      Entonces no se le pregunta nada

    @PAY-17
    Escenario: Quien no quiere responder no lo hace
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y se queda 5.5 segundos en el resultado
      Y deja la encuesta para otro día
      Entonces no se le pregunta nada

    @PAY-17
    Esquema del escenario: No se pregunta antes, ni de más, ni a quien no pagó
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que <situación>
      Cuando paga
      Y se queda <segundos> segundos en el resultado
      Entonces no se le pregunta nada

      Ejemplos:
        | situación                                                       | segundos |
        | la consulta de "si respondió la encuesta" responde con un error | 60       |
        | ya respondió la encuesta                                        | 60       |

    @PAY-17
    Escenario: A quien no pagó no se le pregunta nada
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que el banco rechaza su tarjeta sin decir por qué
      Cuando paga
      Y se queda 60 segundos en el resultado
      Entonces no se le pregunta nada

    @PAY-17
    Escenario: La encuesta que ya se mostró no vuelve a salir
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y se queda 5.5 segundos en el resultado
      Y recarga la página
      Y se queda 60 segundos en el resultado
      Entonces no se le pregunta nada

  Regla: La pantalla final dice FINAL

    @PAY-02
    Escenario: La palabra FINAL
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota/final"
      Entonces ve la pantalla "FINAL"
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |
