# language: es
Característica: Lo que dice cada paso de un pedido
  Todo lo que se lee y se puede tocar entre el importe y la plata en camino.

  Regla: Cada paso se lee entero, con lo que se puede hacer

    @REV-02 @REV-03
    Escenario: El importe
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Entonces la pantalla dice:
        | Volver a tu línea                                         |
        | ¿Cuánto necesitás?                                        |
        | Te quedan $ 412.350,50 de tu línea.                       |
        | Importe en pesos                                          |
        | Hasta $ 412.350,50. Los centavos van después de una coma. |
        | Ver cuánto me cuesta                                      |
        | Escribí un importe que puedas pedir.                      |

    @REV-04 @REV-11
    Escenario: Las cuotas, antes de elegir
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Entonces la pantalla dice:
        | Cambiar el importe                                           |
        | ¿En cuántas cuotas?                                          |
        | Vas a pedir $ 50.000 de tu línea.                            |
        | 1 cuota de $ 54.754,03 Devolvés $ 54.754,03 · CFT 197,41 %   |
        | 3 cuotas de $ 19.633,68 Devolvés $ 58.901,04 · CFT 170,96 %  |
        | 6 cuotas de $ 10.986,94 Devolvés $ 65.921,64 · CFT 166,76 %  |
        | 9 cuotas de $ 8.221,02 Devolvés $ 73.989,18 · CFT 170,56 %   |
        | 12 cuotas de $ 6.933,16 Devolvés $ 83.197,92 · CFT 176,94 %  |
        | Pedir el préstamo                                            |
        | Elegí en cuántas cuotas querés pagarlo.                      |
      Y la pantalla no dice:
        | Ya pediste un préstamo        |
        | Estamos pidiendo el préstamo… |

    @REV-02
    Escenario: La selfie
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Entonces la pantalla dice:
        | Volver a tu línea                                            |
        | Mostranos que sos vos                                        |
        | Falta una selfie para que los $ 50.000 que pediste lleguen a tu cuenta.       |
        | Buscá un lugar con luz y sacate los lentes o la gorra.       |
        | Vas a salir del portal por un momento: no cierres la página. |
        | Cuando termines volvés acá, con tu pedido como lo dejaste.   |
        | Sacarme la selfie                                            |
        | Pedir otro importe                                           |

    @REV-04 @REV-09
    Escenario: El resumen
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces los datos de la pantalla dicen:
        | Costo financiero total (CFT) | 166,76 %                |
        | Total que devolvés           | $ 65.921,64             |
        | Monto que se financia        | $ 50.000,00             |
        | Cuotas                       | 6 cuotas de $ 10.986,94 |
        | Primer vencimiento           | 1 de enero de 2027      |
      Y la pantalla dice:
        | Revisá tu préstamo                                                   |
        | Así queda lo que pediste de tu línea.                                |
        | De cada $ 100 que devolvés, $ 75 son lo que pediste y $ 25 el costo. |
        | Se paga con Tarjeta de débito 1946                                   |
        | Ver términos y condiciones                                           |
        | Devolvés $ 65.921,64 por $ 50.000.                                   |
        | Aceptar el préstamo                                                  |
        | Pedir otro importe                                                   |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @REV-04 @REV-10
    Escenario: Quien no acepta el resumen puede pedir otro importe
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y toca "Pedir otro importe"
      Entonces ve la pantalla "¿Cuánto necesitás?"

    @REV-04 @camino
    Escenario: La plata en camino, que ya bajó lo que queda
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y toca "Aceptar el préstamo"
      Entonces la pantalla dice:
        | Listo, la plata va en camino                                 |
        | La vas a tener en tu cuenta dentro de las próximas 24 horas. |
        | Pediste $ 50.000                                             |
        | Ver mi línea                                                 |
      Cuando toca "Ir al inicio"
      Entonces la tarjeta de la línea dice "Tu línea de crédito Disponible $ 362.350,50"

  Regla: Lo que no sigue dice qué se puede hacer

    @REV-04
    Escenario: Sin cuotas para el importe
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el plan de cuotas" no trae nada
      Cuando escribe que necesita "50.000"
      Y toca "Ver cuánto me cuesta"
      Entonces la pantalla dice:
        | No hay cuotas para ese importe                                 |
        | Probá con otro importe.                                        |
        | Cambiar el importe                                             |
        | Ir al inicio                                                   |
        | Si nos escribís, pasanos este código: INVALID_INSTALLMENT_PLAN |

    @REV-04
    Escenario: Un rechazo
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" se rechaza con "LINE_NOT_ENABLED"
      Cuando pide "50.000" en "6 cuotas"
      Entonces la pantalla dice:
        | No se hizo el préstamo                                     |
        | Tu línea no está habilitada. No se pidió nada de tu línea. |
        | Elegir de nuevo                                            |
        | Si nos escribís, pasanos este código: LINE_NOT_ENABLED     |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @REV-04
    Escenario: Una selfie que no coincide
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "No es la persona (NO_HIT)"
      Entonces la pantalla dice:
        | No pudimos validar tu identidad                                                             |
        | La selfie no coincide con la foto de tu documento. Probá con más luz y sin nada en la cara. |
        | Sacarme otra selfie                                                                         |
        | Pedir otro importe                                                                          |
      Y la pantalla no dice:
        | Probar de nuevo |

    @REV-04
    Escenario: El resultado de la selfie que no llegó
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el resultado de la selfie" no llega
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | No pudimos validar tu identidad                                                          |
        | No nos llegó el resultado de tu selfie. Probá de nuevo: tu pedido sigue como lo dejaste. |
        | Probar de nuevo                                                                          |
        | Sacarme otra selfie                                                                      |
        | Pedir otro importe                                                                       |

    @REV-04
    Escenario: El resumen que no llegó
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el costo del préstamo" no llega
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | No pudimos mostrar el resumen                                           |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | Probar de nuevo                                                         |
        | Pedir otro importe                                                      |
        | Si nos escribís, pasanos este código: REVOLVING_LINE_SUMMARY_ERROR      |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @REV-10
    Escenario: Lo que no se sabe
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando pide "50.000" en "6 cuotas"
      Entonces la pantalla dice:
        | Todavía no sabemos si se hizo el préstamo                                                              |
        | Pediste $ 50.000 y no llegó la respuesta. No lo pidas de nuevo por otro lado: te decimos acá qué pasó. |
        | Todavía no hay una respuesta. Podés consultar de nuevo cuando quieras.                                 |
        | Consultar de nuevo                                                                                     |
      Y la pantalla no dice:
        | Volver a intentar |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

  Regla: Lo que tarda se dice

    @REV-10
    Escenario: El pedido
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "el pedido de la línea" no vuelve
      Cuando pide "50.000" en "6 cuotas" sin esperar la respuesta
      Y pasan 12 segundos
      Entonces mientras tanto la pantalla dice:
        | Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar. |

    @REV-02
    Esquema del escenario: La selfie, al <momento>
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la consulta de "<llamada>" no vuelve
      Cuando pide "50.000" en "6 cuotas"
      Y <qué hace>
      Y pasan 12 segundos
      Entonces mientras tanto la pantalla dice:
        | <título>                                                                                |
        | Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar. |

      Ejemplos:
        | momento | llamada                    | qué hace                                          | título                         |
        | empezar | la validación de identidad | toca "Sacarme la selfie"                          | Mostranos que sos vos          |
        | volver  | el resultado de la selfie  | vuelve de su selfie sin que se sepa el resultado  | Estamos validando tu identidad |

  Regla: Lo que cambió entre elegir y pedir se dice, y no se manda a ciegas

    @REV-03 @REV-10
    Escenario: Si lo que queda cambió se puede pedir de nuevo, con lo mismo elegido
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" de su línea
      Y elige pagar en "6 cuotas"
      Y en otra pestaña compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Pedir $ 50.000"
      Entonces un aviso dice "Lo que te queda de la línea cambió. Fijate de nuevo antes de pedir."
      Y la pantalla dice:
        | Devolvés $ 65.921,64 por $ 50.000. |
        | Pedir $ 50.000                     |
      Cuando toca "Pedir $ 50.000"
      Entonces ve la pantalla "Mostranos que sos vos"

    @REV-10
    Escenario: Si no se pudo mirar lo que queda no se manda, y lo elegido sigue ahí
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la línea se puede mirar dos veces, y después no llega
      Cuando pide "50.000" en "6 cuotas"
      Entonces un aviso dice "No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo."
      Y la pantalla dice:
        | Devolvés $ 65.921,64 por $ 50.000. |
        | Pedir $ 50.000                     |
      Y se hicieron 0 préstamos

    @REV-10 @PAY-20
    Escenario: De otro importe, pedido en otro dispositivo, no se avisa
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que el prestamista tiene la lista de lo último que se pidió
      Cuando pide "50.000" en "6 cuotas"
      Y sigue en otro dispositivo
      Y abre "/linea-revolvente"
      Y pide "60.000" de su línea
      Entonces la pantalla dice:
        | Vas a pedir $ 60.000 de tu línea. |
      Y la pantalla no dice:
        | Ya pediste un préstamo |

  Regla: Se vuelve adonde se estaba

    @REV-02
    Escenario: Con la selfie hecha se vuelve al resumen
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y su selfie termina en "Es la persona (HIT)"
      Y abre "/linea-revolvente"
      Entonces ve la pantalla "Revisá tu préstamo"
      Y llega a "/linea-revolvente?paso=resumen"

    @REV-02
    Escenario: La dirección que lleva derecho a la selfie no se queda con lo que trae
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente?step=biometric"
      Entonces ve la pantalla "Mostranos que sos vos"
      Y llega a "/linea-revolvente?paso=identidad"

    @REV-02
    Esquema del escenario: Sin ningún pedido, «<dirección>» empieza por el importe
      Dado que Lucía ingresó y está en "/linea-revolvente?<dirección>"
      Cuando abre el portal
      Entonces ve la pantalla "¿Cuánto necesitás?"
      Y llega a "/linea-revolvente"

      Ejemplos:
        | dirección      |
        | paso=cuotas    |
        | paso=identidad |
        | paso=resumen   |
        | step=biometric |
