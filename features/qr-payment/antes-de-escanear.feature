# language: es
Característica: Lo que se dice antes de escanear
  Si todavía no se puede escanear, la pantalla dice por qué y a dónde seguir.

  Regla: Sin saldo, o con una oferta pendiente, no se escanea

    @QRP-03 @camino
    Escenario: Con la línea usada entera no se escanea
      Dado que Lucía ingresó y está en "el pedido de la línea"
      Cuando pide "412.350,50" en "6 cuotas"
      Y abre "el pago con QR"
      Entonces la pantalla dice:
        | No te queda saldo en tu línea                                                              |
        | Ya usaste todo el monto. A medida que pagues tus cuotas, vas a poder volver a usarlo. |
      Y la pantalla lleva a:
        | Ver mi línea | /linea-revolvente-detalle |
        | Ir al inicio | /inicio                   |

    @QRP-03
    Escenario: Una oferta pendiente frena también a quien ya tiene línea
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que el prestamista le ofrece otra línea
      Cuando abre el portal
      Entonces la pantalla dice:
        | Tenés una oferta de línea de crédito                                         |
        | Mientras esté pendiente no podés pagar con QR. Mirala y decidí si la querés. |
      Y la pantalla lleva a:
        | Ver la oferta | /oferta-linea-revolvente |
        | Ir al inicio  | /inicio                  |
      Y la cámara está apagada

  Regla: Una oferta que no se puede pedir no frena nada

    @OPS-03 @QRP-03
    Escenario: Sin préstamos nuevos, a quien no tiene línea no se lo manda a la oferta
      Dado que el prestamista apagó "newLoan"
      Y que Diego ingresó y está en "el pago con QR"
      Cuando abre el portal
      Entonces ve la pantalla "Todavía no tenés una línea"

    @OPS-03 @QRP-03
    Escenario: Sin préstamos nuevos, quien ya tiene línea paga con ella
      Dado que el prestamista apagó "newLoan"
      Y que Lucía ingresó y está en "el pago con QR"
      Y que el prestamista le ofrece otra línea
      Cuando compra en "Ferretería El Tornillo" en "6 cuotas"
      Entonces al comercio se le pagó 1 vez

  Regla: Quien no tiene línea, o no la tiene habilitada, lee cuál de las dos

    @QRP-03
    Escenario: Norma, sin habilitar, puede escribir
      Dado que Norma ingresó y está en "el pago con QR"
      Entonces la pantalla dice:
        | Tu línea no está habilitada                                          |
        | Por ahora no podés pagar con QR. Escribinos por chat si tenés dudas. |
      Y la pantalla lleva a:
        | Ver mi línea                              | /linea-revolvente-detalle   |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Ir al inicio                              | /inicio                     |
      Y la cámara está apagada

    @QRP-03
    Escenario: Marta, que no tiene ninguna
      Dado que Marta ingresó y está en "el pago con QR"
      Entonces la pantalla dice:
        | Todavía no tenés una línea                                   |
        | Cuando tengas una oferta te la vamos a mostrar en el inicio. |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |
      Y la cámara está apagada

  Regla: La app instalada no tiene dirección

    @QRP-01 @QRP-09
    Escenario: En la app instalada no se habla de la dirección de una página
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando la cámara de su celular está prohibida
      Y abre "/pagar-qr" en la app instalada
      Y usa la cámara
      Entonces la pantalla dice:
        | No tenemos permiso para usar la cámara                                                                                                                                           |
        | Para permitirla, buscá esta app en los ajustes de tu celular y activá la cámara, o cerrá la app y abrila de nuevo. También podés usar una foto o pegar el texto del QR. |
