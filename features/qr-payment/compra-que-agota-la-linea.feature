# language: es
Característica: La compra que agota la línea
  El préstamo de una compra ya baja lo que queda de la línea: eso no impide terminar esa misma compra.

  Regla: De la compra en duda se llega a saber qué pasó, aunque su préstamo haya agotado la línea

    @REV-10 @PAY-16 @QRP-07
    Esquema del escenario: Con <pedido> ya pedidos, escanea otra vez el QR de la compra en duda
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que el pago sigue en proceso las primeras 2 veces que se pregunta
      Cuando pide "<pedido>" en "6 cuotas"
      Y abre "el pago con QR"
      Y compra en "Ferretería El Tornillo" en "6 cuotas"
      Y Lucía sale y vuelve a ingresar
      Y vuelve a escanear el QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra              |
        | $ 48.750,50 en 6 cuotas de $ 10.712,38 |
      Y al comercio se le pagó 1 vez

      Ejemplos:
        | pedido  |
        | 350.000 |
        | 363.600 |

    @REV-10 @PAY-16 @QRP-07
    Escenario: Del QR que no dice el importe se llega a la compra que usó todo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que el pago sigue en proceso las primeras 2 veces que se pregunta
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "412350,50"
      Y toca "Continuar"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Y Lucía sale y vuelve a ingresar
      Y vuelve a escanear el QR de "Panadería La Ñata"
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra |
      Y al comercio se le pagó 1 vez

    @REV-10 @QRP-07
    Escenario: La compra que usó todo y no llegó va otra vez, y se paga una sola
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la conexión se corta y "el pago de la compra" llega 200 consultas después
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "412350,50"
      Y toca "Continuar"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Y Lucía sale y vuelve a ingresar
      Y vuelve a escanear el QR de "Panadería La Ñata"
      Y toca "Volver a intentar"
      Entonces al comercio se le pagó 1 vez
      Y se hizo 1 préstamo

    @REV-10 @QRP-05 @camino
    Escenario: Quien vuelve al importe de la compra que usó todo puede seguir con ese importe
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando pega el texto del QR de "Panadería La Ñata"
      Y escribe el importe "412350,50"
      Y toca "Continuar"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Y abre "el importe del QR"
      Y toca "Continuar"
      Entonces está en "las cuotas del QR"

  Regla: Sin saldo se dice la compra en duda y solo se lee el QR de esa compra

    @REV-10 @PAY-16 @QRP-03
    Escenario: Sin saldo lee lo que está en duda, y puede escanear
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando pide "363.600" en "6 cuotas"
      Y abre "el pago con QR"
      Y compra en "Ferretería El Tornillo" en "3 cuotas"
      Y Lucía sale y vuelve a ingresar
      Y abre "/pagar-qr"
      Entonces la pantalla dice:
        | Es una compra con QR de $ 48.750,50. Puede que el comercio ya haya cobrado: no vuelvas a pagar antes de saberlo. Para saber qué pasó, escaneá otra vez el QR de ese comercio. |
        | No te queda saldo en tu línea |
        | Usar la cámara                |
      Y la pantalla lleva a:
        | Volver a mi línea | /linea-revolvente-detalle |
        | Ver mi línea      | /linea-revolvente-detalle |

    @REV-10 @QRP-03
    Esquema del escenario: Sin saldo, del QR de <comercio> se dice que no queda, y no se sigue
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando pide "363.600" en "6 cuotas"
      Y abre "el pago con QR"
      Y compra en "Ferretería El Tornillo" en "3 cuotas"
      Y abre "el pago con QR"
      Y pega el texto del QR de "<comercio>"
      Entonces está en "el pago con QR"
      Y la pantalla dice:
        | No te queda saldo en tu línea |
        | No te queda saldo en tu línea |

      Ejemplos:
        | comercio          |
        | Panadería La Ñata |
        | Casa Viajera Turismo |

    @REV-10 @PAY-16 @QRP-03
    Escenario: Sin saldo y sin una compra sin terminar lee lo que está en duda, y no escanea
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando pide "412.350,50" en "6 cuotas"
      Y abre "/pagar-qr"
      Entonces la pantalla dice:
        | No te queda saldo en tu línea |
        | Pediste $ 412.350,50 y no llegó la respuesta. No lo pidas de nuevo antes de saberlo. |
      Y la pantalla no dice:
        | Usar la cámara |
      Y lo principal que se ofrece es "Ver qué pasó"

  Regla: El préstamo que espera se usa, aunque no quede nada de la línea

    @REV-10 @QRP-07
    Escenario: La compra que usó todo y no se pagó se termina con su préstamo
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pago de la compra" se rechaza con "AMOUNT_MISMATCH"
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "412350,50"
      Y toca "Continuar"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Y Lucía sale y vuelve a ingresar
      Y vuelve a escanear el QR de "Panadería La Ñata"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Entonces al comercio se le pagó 1 vez
      Y se hizo 1 préstamo

    @REV-10 @QRP-07
    Escenario: La compra cuyo préstamo todavía no tiene número se puede escanear aunque no quede nada
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que del pago el prestamista dice que se aprobó
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "412350,50"
      Y toca "Continuar"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Y Lucía sale y vuelve a ingresar
      Y vuelve a escanear el QR de "Panadería La Ñata"
      Entonces la pantalla dice:
        | Tu compra no se terminó |
      Y se hizo 1 préstamo
      Y al comercio se le pagó 0 veces

  Regla: De lo que no se hizo se vuelve a mirar si alcanza

    @QRP-03 @QRP-07 @REV-10
    Escenario: Si el préstamo no se hizo y ya no alcanza, se dice, y no se le ofrece pagar
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pedido de la línea" se rechaza con "INVALID_INSTALLMENT_PLAN"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y en otra pestaña pide "400.000" en "6 cuotas"
      Y toca "Volver a intentar"
      Entonces la pantalla dice:
        | No te alcanza el saldo de tu línea               |
        | La compra es de $ 48.750,50 y te quedan $ 12.350,50. |
      Y no se le ofrece pagar la compra de nuevo
      Y la pantalla lleva a:
        | Escanear otro QR | /pagar-qr |
        | Ir al inicio     | /inicio   |

    @QRP-03 @QRP-07 @REV-10
    Escenario: Si el préstamo no se hizo y no queda nada, se dice por qué y qué hacer
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pedido de la línea" se rechaza con "INVALID_INSTALLMENT_PLAN"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y en otra pestaña pide "412.350,50" en "6 cuotas"
      Y recarga la página
      Entonces la pantalla dice:
        | No te queda saldo en tu línea |
        | Ya usaste todo el monto. A medida que pagues tus cuotas, vas a poder volver a usarlo. |
      Y la pantalla lleva a:
        | Ver mi línea     | /linea-revolvente-detalle |
        | Escanear otro QR | /pagar-qr                 |
        | Ir al inicio     | /inicio                   |

    @QRP-05 @QRP-07 @REV-10
    Escenario: Del importe que escribió y ya no alcanza puede escribir otro
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pedido de la línea" se rechaza con "INVALID_INSTALLMENT_PLAN"
      Cuando escanea el QR de "Panadería La Ñata"
      Y escribe el importe "15000"
      Y toca "Continuar"
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Y en otra pestaña pide "400.000" en "6 cuotas"
      Y toca "Volver a intentar"
      Y toca "Volver"
      Entonces está en "el importe del QR"

    @QRP-07 @REV-10
    Escenario: Si alcanza, se vuelve a ofrecer
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el pedido de la línea" se rechaza con "INVALID_INSTALLMENT_PLAN"
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Y toca "Volver a intentar"
      Y paga la compra
      Entonces al comercio se le pagó 1 vez
      Y se hizo 1 préstamo
