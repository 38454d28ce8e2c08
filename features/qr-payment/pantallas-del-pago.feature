# language: es
Característica: Lo que dice cada paso de un pago con QR
  Todo lo que se lee y se puede tocar, del escáner al comprobante.

  Regla: Cada paso se lee entero, con lo que se puede hacer

    @QRP-01 @QRP-09
    Escenario: El escáner
      Dado que Lucía ingresó y está en "el pago con QR"
      Entonces la pantalla dice:
        | Volver a mi línea                                                                                       |
        | Pagar con QR                                                                                            |
        | Tenés $ 412.350,50 para usar. Pagá en el comercio y elegí en cuántas cuotas devolverlo.                 |
        | Para leer el QR del comercio necesitamos usar la cámara. Solo mira el código: no guarda ni manda fotos. |
        | Usar la cámara                                                                                          |
        | Otras formas de leer el QR                                                                              |
        | Una foto del QR                                                                                         |
        | Una foto o una captura de pantalla en la que se vea el QR entero.                                       |
        | Elegir una foto                                                                                         |
        | El texto del QR                                                                                         |
        | Si te lo mandaron por mensaje, copialo y pegalo entero. Empieza con 00.                                 |
        | Leer el texto                                                                                           |
      Y la pantalla no dice:
        | Apagamos la cámara porque saliste de la pantalla. |
        | Probar de nuevo                                   |

    @QRP-05
    Escenario: El importe
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando pega el texto del QR de "Panadería La Ñata"
      Y escribe el importe "1500,5"
      Entonces la pantalla dice:
        | Escanear otro QR               |
        | ¿Cuánto vas a pagar?           |
        | Le pagás a Panadería La Ñata.  |
        | Podés usar hasta $ 412.350,50. |
        | Vas a pagar $ 1.500,50         |
        | Continuar                      |
        | Volver                         |
      Y la pantalla no dice:
        | Bajá el importe para seguir.    |
        | Escribí un importe mayor que 0. |

    @QRP-05
    Escenario: Un importe que no alcanza
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando pega el texto del QR de "Panadería La Ñata"
      Y escribe el importe "500000"
      Entonces la pantalla dice:
        | Podés usar hasta $ 412.350,50.          |
        | $ 500.000 es más de lo que podés usar. |
        | Bajá el importe para seguir.            |

    @QRP-06 @REV-11
    Escenario: Las cuotas elegidas, con descuento
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la primera cuota tiene un descuento del 25 por ciento
      Cuando pega el texto del QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Entonces los datos de la pantalla dicen:
        | Comercio             | Ferretería El Tornillo                      |
        | Importe              | $ 48.750,50                                 |
        | Total que devolvés   | $ 61.596,18                                 |
        | Monto que se financia | $ 48.750,50                                |
        | Cuotas               | La primera de $ 8.034,28 y 5 de $ 10.712,38 |
      Y la pantalla dice:
        | 25 % de descuento en la primera cuota                                       |
        | La primera cuota te queda en $ 8.034,28. El tope del descuento es $ 20.000. |
        | 1 cuota de $ 40.039,29 Devolvés $ 40.039,29 · CFT 197,41 %                  |
        | 3 cuotas: la primera de $ 14.357,27 y 2 de $ 19.143,03 Devolvés $ 52.643,33 · CFT 170,96 % |
        | 6 cuotas: la primera de $ 8.034,28 y 5 de $ 10.712,38 Devolvés $ 61.596,18 · CFT 166,76 % |
        | 9 cuotas: la primera de $ 6.011,68 y 8 de $ 8.015,58 Devolvés $ 70.136,32 · CFT 170,56 % |
        | 12 cuotas: la primera de $ 5.069,92 y 11 de $ 6.759,90 Devolvés $ 79.428,82 · CFT 176,94 % |
        | De cada $ 100 que devolvés, $ 79 son lo que pediste y $ 21 el costo.        |
        | Devolvés $ 61.596,18 por $ 48.750,50.                                       |
        | Pago seguro: se cobra una sola vez.                                         |
        | Pagar $ 48.750,50                                                           |
      Y la pantalla no dice:
        | Ya pagaste con este QR         |
        | Ya hay un pago a este comercio |

    @QRP-07 @QRP-08 @camino
    Escenario: El pago en una cuota, y su comprobante
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la compra se paga con la operación "458555441737"
      Cuando compra en "Ferretería El Tornillo" en "1 cuota"
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra             |
        | $ 48.750,50 en 1 cuota de $ 53.385,72 |
        | Número de operación 458555441737      |
        | Ver el comprobante                    |

    @QRP-08
    Escenario: El comprobante
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Ver el comprobante"
      Entonces los datos de la pantalla dicen:
        | Fecha         | 21/11/2026, 12:00      |
        | Comercio      | Ferretería El Tornillo |
        | Medio de pago | Línea de crédito       |
      Y la pantalla dice:
        | Comprobante de pago |
        | Importe $ 48.750,50 |
        | Compartir           |
        | Volver arriba       |

  Regla: Lo que no sigue dice qué pasó con la plata y qué se puede hacer

    @QRP-07
    Escenario: Un pago aprobado del que no se sabe el número
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que del pago el prestamista dice que se aprobó
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra              |
        | $ 48.750,50 en 6 cuotas de $ 10.712,38 |
      Y la pantalla no dice:
        | Ver el comprobante |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @QRP-07
    Escenario: Un rechazo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" se rechaza con "SELLER_NOT_ALLOWED"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | No se hizo el pago                                                                              |
        | Con tu línea no se le puede pagar a este comercio. El comercio no cobró nada.                   |
        | Volver a intentar                                                                               |
        | Si nos escribís, pasanos este código: PAYMENT_QR_CONFIRM_INSTALLMENT_PLAN_ERROR                 |
      Y la pantalla lleva a:
        | Escanear otro QR | /pagar-qr |

    @REV-10 @QRP-07
    Escenario: Si no se pudo mirar lo que queda no se paga, y se dice
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la línea se puede mirar dos veces, y después no llega
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces un aviso dice "No se hizo ningún pago. No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo."
      Y al comercio se le pagó 0 veces

    @REV-10 @QRP-07
    Escenario: El préstamo de la compra, en duda
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el préstamo de la compra" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | Estamos confirmando el préstamo de tu compra                                             |
        | El comercio todavía no cobró. Apenas sepamos si el préstamo se hizo, seguís con el pago. |
        | Todavía no hay una respuesta. Podés consultar de nuevo cuando quieras.                   |
        | Consultar de nuevo                                                                       |
      Y al comercio se le pagó 0 veces

    @REV-10 @QRP-07
    Escenario: El préstamo que estaba en duda se hizo, y falta pagar
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el préstamo de la compra" se pierde
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces un aviso dice "El préstamo de esta compra ya se hizo, pero el comercio todavía no cobró. Tocá «Pagar» para terminar."
      Y la pantalla dice:
        | Pagar $ 48.750,50 |
      Y al comercio se le pagó 0 veces

    @QRP-02
    Escenario: Un vendedor al que la empresa no deja pagarle
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el QR" se rechaza con "SELLER_NOT_ALLOWED"
      Cuando pega el texto del QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | No podés pagar en este comercio                                            |
        | Con tu línea no se le puede pagar a este vendedor. No se hizo ningún pago. |
      Y la pantalla no dice:
        | Probar de nuevo |

    @QRP-08
    Escenario: Un comprobante que no existe
      Dado que Lucía ingresó y está en "/pagar-qr/comprobante?operationId=123"
      Entonces la pantalla dice:
        | No pudimos cargar el comprobante                                     |
        | No encontramos ese pago.                                             |
        | Si nos escribís, pasanos este código: PAYMENT_QR_GET_OPERATION_ERROR |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

  Regla: Lo que ya se hizo o se escribió no se hace de nuevo

    @REV-10 @QRP-07
    Escenario: El préstamo ya hecho alcanza, aunque en la línea quede menos
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" se rechaza con "AMOUNT_MISMATCH"
      Cuando pega el texto del QR de "Panadería La Ñata"
      Y escribe el importe "400000"
      Y toca "Continuar"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Y toca "Volver a intentar"
      Entonces la pantalla dice:
        | Pagar $ 400.000 |
      Cuando paga la compra
      Entonces al comercio se le pagó 1 vez
      Y se hizo 1 préstamo

    @QRP-05
    Escenario: El importe escrito sigue ahí si se escanea el mismo QR
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando pega el texto del QR de "Panadería La Ñata"
      Y escribe el importe "1500,75"
      Y vuelve a escanear el QR de "Panadería La Ñata"
      Entonces la pantalla dice:
        | Vas a pagar $ 1.500,75 |
