# language: es
Característica: Lo que el prestamista no ofrece
  Quien publica el portal apaga lo que no ofrece, y de eso no queda nada: ni en el menú ni en el inicio ni en las direcciones ni en los pedidos.

  Regla: Lo apagado no está en ningún lado

    @OPS-03
    Esquema del escenario: Sin <capacidad>, nada lleva a <dirección>
      Dado que el prestamista apagó "<capacidad>"
      Y que <quién> ingresó y está en "<pantalla>"
      Cuando abre el portal
      Entonces ni la pantalla ni el menú llevan a "<dirección>"

      Ejemplos:
        | capacidad           | quién | pantalla    | dirección                |
        | cards               | Marta | el inicio   | /mis-tarjetas            |
        | claims              | Marta | el inicio   | /consultas               |
        | claims              | Marta | la ayuda    | /consultas               |
        | couponBook          | Marta | el inicio   | /descargar-cuponera      |
        | debtFree            | Marta | el inicio   | /libre-deuda             |
        | invoices            | Marta | el inicio   | /mis-facturas            |
        | newLoan             | Lucía | el inicio   | /nuevo-prestamo          |
        | newLoan             | Lucía | el inicio   | /otros-servicios         |
        | newLoan             | Diego | el inicio   | /oferta-linea-revolvente |
        | otherServices       | Lucía | el inicio   | /otros-servicios         |
        | qrPayment           | Lucía | el inicio   | /pagar-qr                |
        | revolvingLine       | Lucía | el inicio   | /linea-revolvente-detalle |
        | revolvingLine       | Lucía | el inicio   | /pagar-qr                |
        | receiptNotification | Marta | mis pagos   | /enviar-comprobante      |
        | survey              | Marta | el inicio   | /encuesta                |
        | phoneChange         | Marta | mis datos   | /cambio-celular          |
        | earlyCancellation   | Marta | /mis-prestamos/40128753 | /cancelacion-anticipada |

    @OPS-03
    Esquema del escenario: Sin <capacidad>, <dirección> lleva al inicio y no pide nada
      Dado que el prestamista apagó "<capacidad>"
      Y que <quién> ingresó y está en "<dirección>"
      Cuando abre el portal
      Entonces está en "/inicio"
      Y no se pidió nada de "<módulo>"

      Ejemplos:
        | capacidad           | quién | dirección                 | módulo                     |
        | accountProtection   | Marta | /perdi-mi-celular         | protection                 |
        | cards               | Marta | /mis-tarjetas/nueva       | cards                      |
        | claims              | Marta | /consultas                | support                    |
        | couponBook          | Marta | /descargar-cuponera       | documents.couponBook       |
        | debtFree            | Gabriela | /libre-deuda              | debt-free                  |
        | earlyCancellation   | Marta | /cancelacion-anticipada   | cancellation               |
        | invoices            | Marta | /mis-facturas             | invoices                   |
        | newLoan             | Marta | /nuevo-prestamo           | offers                     |
        | otherServices       | Marta | /otros-servicios          | otros                      |
        | passkeys            | Marta | /modo-desbloqueo          | passkeys                   |
        | phoneChange         | Marta | /cambio-celular           | phone-change               |
        | qrPayment           | Marta | /pagar-qr                 | qr-payment                 |
        | receiptNotification | Marta | /enviar-comprobante       | documents.sendReceipt      |
        | refinancing         | Marta | /refinanciacion           | refinancing                |
        | revolvingLine       | Marta | /linea-revolvente-detalle | revolving-line             |
        | survey              | Marta | /encuesta                 | survey                     |

    @OPS-03 @LOA-10
    Escenario: Sin cuponera, el préstamo no la ofrece entre sus archivos
      Dado que el prestamista apagó "couponBook"
      Y que Marta ingresó y está en "/mis-prestamos/p-6b1f0c92"
      Cuando abre el portal
      Entonces puede descargar "Contrato"

    @OPS-03 @LOA-10 @MOV-02
    Escenario: Sin cuponera, el préstamo con débito automático no lleva a ella
      Dado que el prestamista apagó "couponBook"
      Y que Walter ingresó y está en "/mis-prestamos/p-19d5ab34"
      Cuando abre el portal
      Entonces ni la pantalla ni el menú llevan a "/descargar-cuponera"

    @OPS-03 @PAY-17
    Escenario: Sin encuesta, después de pagar no se la pide
      Dado que el prestamista apagó "survey"
      Y que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando paga
      Y se queda 5.5 segundos en el resultado
      Entonces no se pidió nada de "survey"

    @OPS-03 @SUP-02
    Esquema del escenario: Sin <capacidad>, la ayuda no habla de eso: «<palabras>»
      Dado que el prestamista apagó "<capacidad>"
      Y que Marta ingresó y está en "la ayuda"
      Cuando busca "<palabras>"
      Entonces la ayuda responde 0 preguntas

      Ejemplos:
        | capacidad           | palabras              |
        | automaticCollection | débito automático     |
        | claims              | reclamo               |
        | couponBook          | cuponera              |
        | debtFree            | libre deuda           |
        | earlyCancellation   | descuento             |
        | newLoan             | «Nuevo préstamo»      |
        | phoneChange         | selfie                |
        | accountProtection   | robaron               |
        | invoices            | facturas              |
        | passkeys            | huella                |
        | receiptNotification | comprobante desde     |
        | revolvingLine       | línea                 |

    @OPS-03 @HOM-17
    Escenario: Sin préstamos nuevos, a quien no tiene ninguno no se le ofrece pedir uno
      Dado que el prestamista apagó "newLoan"
      Y que Marta ingresó
      Y que no tiene préstamos
      Cuando abre el portal
      Entonces la pantalla dice:
        | No tenés préstamos por pagar.            |
        | Tus pagos y tus comprobantes siguen acá. |

    @OPS-03 @REV-01
    Escenario: Sin préstamos nuevos, no se ofrece una línea que no se puede pedir
      Dado que el prestamista apagó "newLoan"
      Y que Diego ingresó y está en "la oferta de la línea"
      Cuando abre el portal
      Entonces ve la pantalla "Todavía no tenés una línea"

    @OPS-03 @REV-01
    Escenario: Sin préstamos nuevos, la línea no habla de otra que no se puede pedir
      Dado que el prestamista apagó "newLoan"
      Y que Lucía ingresó y está en "mi línea"
      Y que el prestamista le ofrece otra línea
      Cuando abre el portal
      Entonces la pantalla dice:
        | Pagar con QR |
      Y la pantalla no dice:
        | Tenés una oferta de línea de crédito |

    @OPS-03
    Escenario: Sin pagar con QR, en su lugar quedan los pagos
      Dado que el prestamista apagó "qrPayment"
      Y que Lucía ingresó y está en "el inicio"
      Cuando abre el portal
      Entonces ve estos accesos:
        | Nuevo préstamo    |
        | Pagar un servicio |
        | Recargar celular  |
        | Mis préstamos     |
        | Pagar cuota       |
        | Mis pagos         |

    @OPS-03
    Esquema del escenario: Con todo apagado, <quién> recorre el portal y no hay nada de eso
      Dado que el prestamista apagó todo lo que se puede apagar
      Y que <quién> ingresó y está en "el inicio"
      Cuando recorre cada dirección del portal
      Entonces ninguna pantalla lleva a algo apagado
      Y ninguna pantalla pide algo apagado
      Y ninguna pantalla ofrece probar de nuevo
      Y ninguna pantalla nombra la huella ni el rostro

      Ejemplos:
        | quién |
        | Marta |
        | Lucía |
        | Paula |
        | Raúl  |
        | Sofía |

    @OPS-03 @SES-06
    Esquema del escenario: Lo que el servidor no tiene se dice con palabras del portal: <motivo>
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la lista de tarjetas" responde que <motivo> y dice "Cannot GET /api/myCards"
      Cuando abre el portal
      Entonces ve la pantalla "No pudimos cargar tus tarjetas"
      Y en la pantalla lee "Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."

      Ejemplos:
        | motivo       |
        | no existe    |
        | no lo ofrece |

    @OPS-03 @CAN-06
    Escenario: Lo que la ley pide no se puede apagar
      Dado que el prestamista apagó todo lo que se puede apagar
      Y que Marta ingresó y está en "la ayuda"
      Cuando abre el portal
      Entonces puede seguir a "/arrepentimiento"
      Y puede seguir a "/baja"

  Regla: Lo que cambia con el portal abierto se lee al volver, y nada en curso se pierde

    @OPS-05
    Escenario: Se apaga mientras el cliente mira otra cosa
      Dado que Marta ingresó y está en "el inicio"
      Cuando el prestamista apaga "cards" y ella vuelve a la página
      Entonces ni la pantalla ni el menú llevan a "/mis-tarjetas"

    @OPS-05
    Escenario: Lo que se apaga mientras el cliente mira el inicio se va del inicio
      Dado que Lucía ingresó y está en "el inicio"
      Cuando el prestamista apaga "newLoan" y ella vuelve a la página
      Entonces ni la pantalla ni el menú llevan a "/nuevo-prestamo"

    @OPS-05
    Escenario: Se vuelve a encender
      Dado que el prestamista apagó "cards"
      Y que Marta ingresó y está en "el inicio"
      Cuando el prestamista enciende todo y ella vuelve a la página
      Entonces el menú lleva a "/mis-tarjetas"

    @OPS-05
    Escenario: Quien estaba adentro termina lo que empezó
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando el prestamista apaga "cards" y ella vuelve a la página
      Y toca "Agregar tarjeta"
      Entonces está en "/mis-tarjetas/prestamos"

    @OPS-05 @QRP-07
    Escenario: Quien está comprando con QR termina la compra aunque se apague la línea
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando el prestamista apaga "revolvingLine" y ella vuelve a la página
      Y escanea el QR de "Panadería La Ñata"
      Y escribe el importe "15000" y aprieta Enter
      Y elige pagarla en "6 cuotas"
      Y paga la compra
      Entonces al comercio se le pagó 1 vez

  Regla: El mantenimiento dice qué pasa y hasta cuándo

    @OPS-05
    Escenario: Todo el portal en mantenimiento
      Dado que el prestamista publicó un mantenimiento de todo hasta las 06:00 del 22 de noviembre
      Y que nadie ingresó
      Cuando abre el portal
      Entonces ve la pantalla "Estamos haciendo mantenimiento"
      Y en la pantalla lee "Mejoramos los pagos. Lo que ya pagaste está registrado."
      Y en la pantalla lee "Calculamos terminar el 22 de noviembre de 2026 a las 06:00."
      Y la pantalla lleva a:
        | Escribirnos por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @OPS-05
    Escenario: Sólo una parte en mantenimiento
      Dado que el prestamista publicó un mantenimiento de "cards"
      Y que Paula ingresó y está en "mis tarjetas"
      Cuando abre el portal
      Entonces ve la pantalla "Esto está en mantenimiento"
      Y puede seguir a "/inicio"

    @OPS-05
    Escenario: Lo demás sigue
      Dado que el prestamista publicó un mantenimiento de "cards"
      Y que Marta ingresó y está en "mis préstamos"
      Cuando abre el portal
      Entonces ve la pantalla "Mis préstamos"

    @OPS-05
    Escenario: Un mantenimiento que empieza no corta lo que se está haciendo
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando empieza un mantenimiento de todo y ella vuelve a la página
      Entonces ve la pantalla "Mis tarjetas"

    @OPS-05 @PAY-16
    Escenario: Quien está por pagar puede terminar de pagar
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Cuando empieza un mantenimiento de todo y ella vuelve a la página
      Y paga
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"

    @OPS-05
    Escenario: Quien está por pagar puede elegir otra forma
      Dado que Marta ingresó y está en "/pagar-cuota-td?id=40128753"
      Cuando empieza un mantenimiento de todo y ella vuelve a la página
      Y toca "Otra forma de pagar"
      Entonces está en "/pagar-cuota-online"
      Y ve la pantalla "Casa Rivadavia Hogar"

    @OPS-05
    Escenario: Quien está agregando una tarjeta puede terminar
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando empieza un mantenimiento de todo y ella vuelve a la página
      Y toca "Agregar tarjeta"
      Entonces está en "/mis-tarjetas/prestamos"
      Y ve la pantalla "¿Qué préstamos querés pagar con la tarjeta?"

    @OPS-05
    Escenario: Pero no deja empezar otra cosa
      Dado que Marta ingresó y está en "mis préstamos"
      Cuando empieza un mantenimiento de todo y ella vuelve a la página
      Y elige del menú "Mis pagos"
      Entonces ve la pantalla "Estamos haciendo mantenimiento"

    @OPS-05
    Escenario: Cuando termina, la pantalla vuelve sola
      Dado que el prestamista publicó un mantenimiento de todo hasta las 06:00 del 22 de noviembre
      Y que Marta ingresó y está en "mis préstamos"
      Cuando termina el mantenimiento y ella prueba de nuevo
      Entonces ve la pantalla "Mis préstamos"
