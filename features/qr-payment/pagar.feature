# language: es
Característica: Pagar la compra con la línea
  Lucía ya leyó el QR: elige las cuotas, ve cuánto le cuesta y paga.

  Regla: Antes de pagar ve las cuotas y todo lo que le cuestan

    @QRP-06
    Escenario: Ve la compra y las cuotas con su CFT
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | ¿En cuántas cuotas lo pagás? |
        | Comercio                     |
        | Ferretería El Tornillo       |
        | Importe                      |
        | $ 48.750,50                  |
        | 1 cuota de $ 53.385,72       |
        | CFT 197,41 %                 |
        | 6 cuotas de $ 10.712,38      |

    @REV-09 @QRP-06
    Escenario: Con las cuotas elegidas ve el costo entero
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Entonces la pantalla dice:
        | Lo que te cuesta           |
        | Costo financiero total (CFT) |
        | 166,76 %                   |
        | Cuotas                     |
        | 6 cuotas de $ 10.712,38    |
        | Primer vencimiento         |
        | 1 de enero de 2027         |
        | Sistema de amortización    |
        | Francés (cuotas iguales)   |
        | Total que devolvés         |
        | $ 64.274,28                |
        | Ver términos y condiciones |

    @QRP-06
    Esquema del escenario: El descuento en la primera cuota: <descuento>
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la primera cuota tiene un descuento del <descuento> por ciento
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Entonces la pantalla dice:
        | <título> |
        | <texto>  |
        | Cuotas   |
        | <cuotas> |

      Ejemplos:
        | descuento | título | texto | cuotas |
        | 25      | 25 % de descuento en la primera cuota | La primera cuota te queda en $ 8.034,28. El tope del descuento es $ 20.000. | La primera de $ 8.034,28 y 5 de $ 10.712,38 |
        | 50      | 50 % de descuento en la primera cuota | La primera cuota te queda en $ 5.356,19. El tope del descuento es $ 20.000. | La primera de $ 5.356,19 y 5 de $ 10.712,38 |
        | 100       | La primera cuota es gratis            | El tope del descuento es $ 20.000. | La primera de $ 0,00 y 5 de $ 10.712,38 |

    @QRP-06 @QRP-07 @REV-09
    Esquema del escenario: Con un descuento del <descuento>, lo pagado dice las mismas cuotas que se eligieron
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la primera cuota tiene un descuento del <descuento> por ciento
      Cuando compra en "Ferretería El Tornillo" en "<cuotas>"
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra |
        | $ 48.750,50 en <lo pagado> |

      Ejemplos:
        | descuento | cuotas   | lo pagado                                              |
        | 30        | 3 cuotas | 3 cuotas: la primera de $ 13.400,12 y 2 de $ 19.143,03 |
        | 100       | 3 cuotas | 3 cuotas: la primera de $ 0 y 2 de $ 19.143,03         |
        | 30        | 1 cuota  | 1 cuota de $ 37.370                                    |

    @QRP-06 @QRP-07
    Escenario: Lo pagado dice las cuotas con su descuento también si se supo después de ingresar de nuevo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la primera cuota tiene un descuento del 30 por ciento
      Y que la respuesta de "el pago de la compra" se pierde
      Y que el pago sigue en proceso las primeras 2 veces que se pregunta
      Cuando compra en "Ferretería El Tornillo" en "3 cuotas"
      Y Lucía sale y vuelve a ingresar
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | $ 48.750,50 en 3 cuotas: la primera de $ 13.400,12 y 2 de $ 19.143,03 |

    @QRP-06 @REV-09
    Escenario: El costo con descuento suma lo que se devuelve
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la primera cuota tiene un descuento del 30 por ciento
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "3 cuotas"
      Entonces los datos de la pantalla dicen:
        | Total que devolvés            | $ 51.686,18                                  |
        | Monto que se financia         | $ 48.750,50                                  |
        | Cuotas                        | La primera de $ 13.400,12 y 2 de $ 19.143,03 |
        | Descuento en la primera cuota | $ 5.742,91                                   |

    @QRP-06
    Escenario: Sin haber elegido se habla del descuento más grande
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la compra se paga en 3 cuotas con 10 % de descuento o en 6 con 40 %
      Cuando escanea el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | 40 % de descuento en la primera cuota |

    @QRP-06
    Escenario: Donde no hay descuento no se habla de ninguno
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Entonces ve la pantalla "¿En cuántas cuotas lo pagás?"
      Y no se lee ni queda guardado "primera cuota"

    @QRP-06
    Escenario: Sin elegir las cuotas no se paga
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y paga la compra
      Entonces la pantalla dice:
        | Error: Elegí en cuántas cuotas pagás. |
      Y al comercio se le pagó 0 veces

    @QRP-06
    Escenario: Los términos se abren con los números de la compra
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y abre los términos del préstamo
      Entonces se abre 1 archivo en otra pestaña
      Y el prestamista recibió "los términos de la compra" con:
        | selectedInstallment | 6 |

    @QRP-06
    Esquema del escenario: Los términos de la compra, que <qué pasa>
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "los términos de la compra" <qué pasa>
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y toca "Ver términos y condiciones"
      Entonces un aviso dice "No pudimos abrir los términos y condiciones. Probá de nuevo en unos minutos."
      Y la pantalla dice:
        | Lo que te cuesta |

      Ejemplos:
        | qué pasa                        |
        | responde con un error           |
        | no llega                        |
        | no se puede leer                |

    @QRP-06
    Esquema del escenario: Las cuotas no cargan: <qué pasa>
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "las cuotas de la compra" <qué pasa>
      Cuando pega el texto del QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | No pudimos cargar las cuotas |
        | <texto>                      |
        | Escanear otro QR             |

      Ejemplos:
        | qué pasa                        | texto                                                                                                                              |
        | responde con un error           | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                                                               |
        | no llega                        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.                                                            |
        | no se puede leer                | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: revolving-line.installmentPlan |

  Regla: Se paga una vez, y queda el comprobante

    @QRP-07 @QRP-08 @camino
    Escenario: Paga y ve su comprobante
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Ver el comprobante"
      Entonces la pantalla dice:
        | Comprobante de pago      |
        | Importe $ 48.750,50      |
        | Comercio                 |
        | Ferretería El Tornillo   |
        | Medio de pago            |
        | Línea de crédito         |

    @QRP-06
    Escenario: Sin cuotas para ese importe se vuelve a escribirlo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "las cuotas de la compra" no trae nada
      Cuando pega el texto del QR de "Panadería La Ñata"
      Y escribe el importe "1500"
      Y toca "Continuar"
      Y toca "Volver"
      Entonces está en "el importe del QR"

    @QRP-07
    Escenario: El éxito dice cuánto y en cuántas cuotas
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra                   |
        | $ 48.750,50 en 6 cuotas de $ 10.712,38      |
      Y al comercio se le pagó 1 vez

    @QRP-07 @QRP-08
    Escenario: Y lleva al comprobante de ese número
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la compra se paga con la operación "458555441737"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | Número de operación 458555441737 |
      Y la pantalla lleva a:
        | Ver el comprobante | /pagar-qr/comprobante?operationId=458555441737 |
        | Ir al inicio       | /inicio                                        |

    @QRP-07
    Escenario: La barra avanza de a poco mientras se espera
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" no vuelve
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y paga la compra y pasan 20 segundos
      Entonces la barra va por 30

    @QRP-07
    Escenario: Después de recargar sigue diciendo que ya pagó
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y recarga la pantalla del QR
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra |
      Y al comercio se le pagó 1 vez

    @REV-10 @QRP-07
    Escenario: Apretar dos veces paga una vez
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y aprieta pagar dos veces seguidas
      Entonces al comercio se le pagó 1 vez

    @REV-10 @QRP-07
    Escenario: Un código que la cámara lee dos veces en un segundo se paga una vez
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando la cámara lee dos veces seguidas el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Entonces al comercio se le pagó 1 vez

  Regla: El comprobante se encuentra por su número

    @QRP-08
    Escenario: Si no carga, se dice con su referencia
      Dado que Lucía ingresó y está en "/pagar-qr/comprobante?operationId=123"
      Y que la consulta de "el comprobante del QR" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | No pudimos cargar el comprobante          |
        | Si nos escribís, pasanos este código: PAYMENT_QR_GET_OPERATION_ERROR |
        | Probar de nuevo                           |

    @QRP-08 @solo-navegador
    Escenario: El comprobante se comparte como una imagen con todos sus datos
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Ver el comprobante"
      Y toca "Compartir"
      Entonces un aviso dice "Guardamos el comprobante en tus descargas."
      Y queda guardada una imagen de 720 por 616

    @QRP-08
    Escenario: Sin número de operación vuelve a su línea
      Dado que Lucía ingresó y está en "/pagar-qr/comprobante"
      Cuando abre el portal
      Entonces está en "/linea-revolvente-detalle"
