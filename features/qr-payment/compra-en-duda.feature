# language: es
Característica: La compra en duda se dice donde se usa la línea
  Quien deja la pantalla de una compra que no se sabe si se pagó la encuentra en su línea y al escanear.

  Regla: Lo que no se sabe se dice antes de pagar otra vez

    @REV-10 @PAY-16 @PAY-20
    Esquema del escenario: La compra en duda se dice en <pantalla>, con la manera de ver qué pasó
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando compra en "Ferretería El Tornillo" en "3 cuotas"
      Y abre "<pantalla>"
      Entonces la pantalla dice:
        | Estamos confirmando tu pago |
        | Es tu compra de $ 48.750,50 en Ferretería El Tornillo. Puede que el comercio ya haya cobrado: no vuelvas a pagar antes de saberlo. |
        | Ver qué pasó |
      Y lo principal que se ofrece es "Ver qué pasó"

      Ejemplos:
        | pantalla                   |
        | /linea-revolvente-detalle  |
        | /pagar-qr                  |

    @REV-10 @PAY-16 @camino
    Escenario: Desde la línea se llega a saber qué pasó con la compra en duda
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que el pago sigue en proceso las primeras 2 veces que se pregunta
      Cuando compra en "Ferretería El Tornillo" en "3 cuotas"
      Y abre "/linea-revolvente-detalle"
      Y toca "Ver qué pasó"
      Entonces la pantalla dice:
        | ¡Listo! Pagaste tu compra |
      Y al comercio se le pagó 1 vez

    @REV-10 @PAY-16
    Escenario: De la compra cuyo comercio este dispositivo ya no sabe se dice cómo ver qué pasó
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando compra en "Ferretería El Tornillo" en "3 cuotas"
      Y Lucía sale y vuelve a ingresar
      Y abre "/pagar-qr"
      Entonces la pantalla dice:
        | Es una compra con QR de $ 48.750,50. Puede que el comercio ya haya cobrado: no vuelvas a pagar antes de saberlo. Para saber qué pasó, escaneá otra vez el QR de ese comercio. |
      Y la pantalla no dice:
        | Ver qué pasó |

    @REV-10
    Escenario: De dos usos en duda, lo principal es ver qué pasó con uno
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando compra en "Ferretería El Tornillo" en "3 cuotas"
      Y abre "el pedido de la línea"
      Y pide "50.000" en "6 cuotas"
      Y abre "/linea-revolvente-detalle"
      Entonces la pantalla dice:
        | Ver qué pasó |
        | Ver qué pasó |
      Y lo principal que se ofrece es "Ver qué pasó"

    @REV-10 @PAY-16
    Escenario: La compra en duda no se le atribuye al comercio que se escaneó después
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pago de la compra" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando compra en "Ferretería El Tornillo" en "3 cuotas"
      Y abre "/pagar-qr"
      Y escanea el QR de "Panadería La Ñata"
      Y abre "/linea-revolvente-detalle"
      Entonces la pantalla dice:
        | Es una compra con QR de $ 48.750,50. Puede que el comercio ya haya cobrado: no vuelvas a pagar antes de saberlo. Para saber qué pasó, escaneá otra vez el QR de ese comercio. |
      Y la pantalla no dice:
        | Panadería La Ñata |
        | Ver qué pasó      |

    @REV-10
    Escenario: Del préstamo en duda de una compra se dice que el comercio no cobró
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la respuesta de "el pedido de la línea" se pierde
      Y que del pago el prestamista dice que está en proceso
      Cuando compra en "Ferretería El Tornillo" en "3 cuotas"
      Y abre "/linea-revolvente-detalle"
      Entonces la pantalla dice:
        | Estamos confirmando el préstamo de tu compra |
        | Es tu compra de $ 48.750,50 en Ferretería El Tornillo. El comercio todavía no cobró. |

    @REV-10
    Escenario: Una compra que se pagó no se dice como si estuviera en duda
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando compra en "Ferretería El Tornillo" en "3 cuotas"
      Y abre "/linea-revolvente-detalle"
      Entonces la pantalla no dice:
        | Estamos confirmando tu pago |
