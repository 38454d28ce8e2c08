# language: es
Característica: Lo que dicen las pantallas del pago con QR
  Lo que se espera, lo que no sirve y a dónde se sigue, con o sin cámara.

  Regla: Mientras se espera se dice qué

    @QRP-03 @QRP-08
    Esquema del escenario: Mientras se espera <camino>
      Dado que Lucía ingresó y está en "<camino>"
      Y que el servidor tarda 60 segundos
      Cuando abre el portal
      Entonces mientras tanto la pantalla dice:
        | <título> |
        | <espera> |

      Ejemplos:
        | camino                                | título              | espera                      |
        | el pago con QR                        | Pagar con QR        | Buscando tu línea de crédito |
        | /pagar-qr/comprobante?operationId=123 | Comprobante de pago | Buscando tu comprobante     |

    @QRP-06
    Escenario: Mientras llegan las cuotas se dice qué se espera
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "las cuotas de la compra" no vuelve
      Cuando pega el texto del QR de "Ferretería El Tornillo" sin esperar las cuotas
      Entonces mientras tanto la pantalla dice:
        | ¿En cuántas cuotas lo pagás?      |
        | Buscando las cuotas para tu compra |

    @QRP-07
    Escenario: Mientras se paga se pide no cerrar la pantalla
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" no vuelve
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y elige pagarla en "6 cuotas"
      Y paga la compra y pasan 2 segundos
      Entonces la pantalla dice:
        | Estamos pagando                                      |
        | Estamos pagando tu compra. No cierres esta pantalla. |
      Y quien no ve la pantalla oye:
        | Estamos pagando |
      Y la pestaña se llama "¿En cuántas cuotas lo pagás? · Luma Créditos"

  Regla: Sobre la cámara siempre hay cómo seguir

    @QRP-01
    Escenario: La cámara se nombra para quien no la ve
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando usa la cámara
      Entonces quien no ve la pantalla oye:
        | Escanear el QR del comercio |
        | Lo que ve la cámara         |
        | Cancelar                    |

    @QRP-02 @QRP-09
    Escenario: Mientras se consulta lo que leyó la cámara se dice de quién es y cuánto cobra
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el QR" no vuelve
      Cuando escanea el QR de "Ferretería El Tornillo"
      Entonces sobre la pantalla se lee:
        | Leyendo el QR de Ferretería El Tornillo · $ 48.750,50 |

    @QRP-09
    Escenario: De la cámara se pasa a la foto o al texto
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando usa la cámara
      Y toca "Otras formas de leer el QR" sobre la cámara
      Entonces la pantalla dice:
        | Usar la cámara                                                                 |
        | Una foto o una captura de pantalla en la que se vea el QR entero.              |
        | Si te lo mandaron por mensaje, copialo y pegalo entero. Empieza con 00.        |
      Y la cámara está apagada

    @QRP-09
    Escenario: La linterna prendida se puede apagar
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que su cámara tiene linterna y otra lente
      Cuando usa la cámara
      Y toca "Prender la linterna" sobre la cámara
      Entonces sobre la pantalla se lee:
        | Apagar la linterna |

    @QRP-02
    Escenario: Si no se puede consultar lo que leyó la cámara, se dice sobre ella
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el QR" no llega
      Cuando escanea el QR de "Ferretería El Tornillo"
      Entonces sobre la pantalla se lee:
        | No pudimos consultar el QR                                              |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | Probar de nuevo                                                         |
        | Escanear de nuevo                                                       |

    @QRP-02
    Escenario: Lo que leyó la cámara se consulta de nuevo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el QR" no llega
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y toca "Probar de nuevo" sobre la cámara
      Entonces está en "las cuotas del QR"

    @QRP-02
    Escenario: O se escanea otro
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el QR" no llega
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y toca "Escanear de nuevo" sobre la cámara
      Y escanea el QR de "Panadería La Ñata"
      Entonces está en "el importe del QR"

    @QRP-09
    Escenario: Una foto que no sirve se cambia por otra
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando elige una foto sin ningún QR
      Entonces la pantalla dice:
        | Elegir otra foto |

  Regla: Cada pantalla deja volver

    @QRP-01 @camino
    Escenario: Desde el escáner se vuelve a la línea
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando abre el portal
      Entonces la pantalla lleva a:
        | Volver a mi línea | /linea-revolvente-detalle |

    @QRP-05
    Escenario: Desde el importe se escanea otro
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Entonces la pantalla lleva a:
        | Escanear otro QR | /pagar-qr |
      Y la pantalla dice:
        | Importe de la compra |
        | Pesos                |
        | Centavos             |
      Y quien no ve la pantalla oye:
        | Importe de la compra |

    @QRP-06
    Escenario: Las cuotas dicen a quién y cuánto se paga
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | ¿En cuántas cuotas lo pagás?    |
        | Comercio                        |
        | Ferretería El Tornillo          |
        | Importe                         |
        | $ 48.750,50                     |
        | Tu compra                       |
        | Cuotas                          |
        | Pago seguro: se cobra una sola vez. |
      Y quien no ve la pantalla oye:
        | Tu compra                       |
        | ¿En cuántas cuotas lo pagás?    |
      Y la pantalla lleva a:
        | Volver           | /pagar-qr |
        | Escanear otro QR | /pagar-qr |

    @QRP-06
    Escenario: Si las cuotas no cargan se puede escanear otro
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "las cuotas de la compra" responde con un error
      Cuando escanea el QR de "Ferretería El Tornillo"
      Y toca "Escanear otro QR"
      Entonces está en "el pago con QR"

    @QRP-06
    Escenario: Sin cuotas para el importe que trae el QR se dice qué hacer
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "las cuotas de la compra" no trae nada
      Cuando pega el texto del QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | No hay cuotas para este importe                                                                            |
        | El importe viene en el QR y no se puede cambiar. Pagale al comercio de otra manera, o escribinos por chat. |
      Y la pantalla lleva a:
        | Escanear otro QR                          | /pagar-qr                   |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Ir al inicio                              | /inicio                     |

    @QRP-06
    Escenario: Sin cuotas para el importe que escribió, prueba con otro
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "las cuotas de la compra" no trae nada
      Cuando pega el texto del QR de "Panadería La Ñata"
      Y escribe el importe "1500"
      Y toca "Continuar"
      Entonces la pantalla dice:
        | Probá con otro importe, o escribinos por chat. |
      Y la pantalla lleva a:
        | Volver                                    | /pagar-qr/seleccionar-monto |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Ir al inicio                              | /inicio                     |

    @QRP-07
    Escenario: De un pago que no se hizo se puede escanear otro
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" se rechaza con "AMOUNT_MISMATCH"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Escanear otro QR"
      Entonces está en "el pago con QR"

    @QRP-07 @HOM-13
    Esquema del escenario: En <dónde> nada de abajo la distrae
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "<comercio>"
      Entonces está en "<dónde>"
      Y no ve la barra de abajo

      Ejemplos:
        | comercio               | dónde              |
        | Ferretería El Tornillo | las cuotas del QR  |
        | Panadería La Ñata      | el importe del QR  |

    @QRP-07
    Esquema del escenario: El rechazo <código> dice por qué
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" se rechaza con "<código>"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | No se hizo el pago |
        | <por qué>          |
      Y al comercio se le pagó 0 veces

      Ejemplos:
        | código                   | por qué                                                                                                   |
        | SELLER_NOT_ALLOWED       | Con tu línea no se le puede pagar a este comercio. El comercio no cobró nada.                             |
        | AMOUNT_MISMATCH          | El importe no coincide con el del QR. Escaneá el QR de nuevo. El comercio no cobró nada.                  |
        | LOAN_NOT_AVAILABLE       | El plan que elegiste venció. Elegí las cuotas de nuevo. El comercio no cobró nada.                        |

    @QRP-07
    Esquema del escenario: Un préstamo rechazado con <código> dice por qué no se pagó
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pedido de la línea" se rechaza con "<código>"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces la pantalla dice:
        | No se hizo el pago |
        | <por qué>          |
      Y al comercio se le pagó 0 veces

      Ejemplos:
        | código                   | por qué                                                                                                   |
        | INVALID_INSTALLMENT_PLAN | El plan que elegiste ya no está disponible. Elegí las cuotas de nuevo. El comercio no cobró nada.         |
        | AMOUNT_OVER_REMAINING    | No te alcanza el saldo de tu línea. El comercio no cobró nada.                                            |
        | CUSTOMER_NOT_UP_TO_DATE  | Tenés cuotas vencidas. Cuando las pagues, vas a poder usar tu línea otra vez. El comercio no cobró nada. |
        | LINE_NOT_ENABLED         | Tu línea no está habilitada. El comercio no cobró nada.                                                   |

    @QRP-08
    Escenario: El comprobante dice cuándo, cómo y con qué número, y deja volver
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Ver el comprobante"
      Entonces la pantalla dice:
        | Fecha             |
        | 21/11/2026, 12:00 |
        | Comercio          |
        | Medio de pago     |
        | Número de operación |
        | Compartir         |
        | Volver arriba     |
      Y quien no ve la pantalla oye:
        | Comprobante de pago |
      Y la pantalla lleva a:
        | Volver a mi línea | /linea-revolvente-detalle |
        | Ir al inicio      | /inicio                   |

    @QRP-08
    Escenario: Si la imagen del comprobante no se puede armar se dice
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Ver el comprobante"
      Y toca "Compartir"
      Entonces un aviso dice "No pudimos armar la imagen. Probá de nuevo."

    @QRP-08
    Escenario: Desde el pie del comprobante se vuelve arriba
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Ver el comprobante"
      Y toca "Volver arriba"
      Entonces el foco está en el título "Comprobante de pago"
