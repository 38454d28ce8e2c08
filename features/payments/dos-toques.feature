# language: es
Característica: Pagar en dos toques
  Quien ya pagó con una tarjeta vuelve a pagar con ella sin elegir de nuevo: aprieta pagar y confirma.

  Regla: Desde el inicio hasta la cuota paga hay dos toques

    @PAY-21 @camino
    Escenario: Raúl paga su deuda desde el inicio
      Dado que Raúl ingresó
      Cuando paga con 2 toques:
        | Pagar $ 101.883,26                  |
        | Pagar $ 101.883,26 con Maestro 7305 |
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-21
    Escenario: Nicolás, con un solo préstamo, paga su cuota desde el inicio
      Dado que Nicolás ingresó
      Cuando paga con 2 toques:
        | Pagar $ 30.915,80               |
        | Pagar $ 30.915,80 con Visa 7751 |
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-21
    Escenario: Marta, con tres préstamos, paga desde el inicio el que apretó
      Dado que Marta ingresó
      Cuando paga con 2 toques:
        | Pagar $ 12.625               |
        | Pagar $ 12.625 con Visa 4821 |
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-21
    Esquema del escenario: Mientras se revisa lo que debe, <quién> sigue viendo lo que apretó
      Dado que <quién> ingresó
      Y que la consulta de "los medios de pago" no vuelve
      Cuando toca "Pagar <importe>"
      Entonces mientras tanto la pantalla dice:
        | Total a pagar <importe>         |
        | Estamos revisando lo que debés. |

      Ejemplos:
        | quién | importe      |
        | Marta | $ 12.625     |
        | Raúl  | $ 101.883,26 |

  Regla: Un enlace que se abre con la sesión iniciada también se paga en dos toques

    @PAY-21
    Escenario: Marta abre el enlace de un préstamo
      Dado que Marta está por pagar el préstamo "40128753"
      Cuando paga con 2 toques:
        | Tarjeta de débito               |
        | Pagar $ 12.625 con Visa 4821 |
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-21 @PAY-26
    Escenario: Raúl abre el enlace de pagar, y lo único que debe ya está con su tarjeta
      Dado que Raúl ingresó
      Cuando abre "/pagar-cuota"
      Y paga con 1 toques:
        | Pagar $ 101.883,26 con Maestro 7305 |
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-21
    Esquema del escenario: <quién>, que debe de un solo préstamo, entra por el enlace de un mensaje y paga
      Dado que nadie ingresó
      Cuando abre "el enlace de pago de <quién>"
      Y paga con 1 toques:
        | Pagar <importe> con <tarjeta> |
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

      Ejemplos:
        | quién   | importe      | tarjeta      |
        | Raúl    | $ 101.883,26 | Maestro 7305 |
        | Nicolás | $ 30.915,80  | Visa 7751    |

    @PAY-21
    Escenario: Marta, que debe de tres, elige cuál después de abrir el enlace
      Dado que hoy es el 21 de noviembre de 2026
      Y que nadie ingresó
      Cuando abre "el enlace de pago de Marta"
      Entonces puede pagar:
        | Casa Rivadavia Hogar $ 12.625,00 Préstamo 40128753 Cuota 4 de 12 · Vence el 1 de diciembre A pagar |
        | Préstamo personal $ 41.318,75 Préstamo 40153318 Cuota 2 de 18 · Vence el 1 de diciembre A pagar                         |
        | Préstamo en sucursal $ 23.480,50 Préstamo 40097264 Cuota 9 de 10 · Vence el 1 de diciembre A pagar                      |

  Regla: Quien ya dejó su DNI en el dispositivo paga con cuatro toques

    @PAY-21
    Escenario: Raúl abre el portal por su dirección, con el DNI recordado
      Dado que Raúl está por ingresar
      Cuando abre "la presentación"
      Y salta la presentación
      Y ingresa su DNI "24318907" y pide que se recuerde
      Y ingresa la contraseña "cuota2026"
      Y Raúl cierra la sesión
      Y abre "/"
      Y llega hasta pagar con 4 toques:
        | Continuar                           |            |           |
        | Ingresar                            | Contraseña | cuota2026 |
        | Pagar $ 101.883,26                  |            |           |
        | Pagar $ 101.883,26 con Maestro 7305 |            |           |
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-21
    Escenario: Raúl vuelve al portal, ingresa y paga su deuda
      Dado que Raúl está por ingresar
      Cuando ingresa su DNI "24318907" y pide que se recuerde
      Y abre "el ingreso"
      Y llega hasta pagar con 4 toques:
        | Continuar                           |            |           |
        | Ingresar                            | Contraseña | cuota2026 |
        | Pagar $ 101.883,26                  |            |           |
        | Pagar $ 101.883,26 con Maestro 7305 |            |           |
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"

  Regla: Quien llega por primera vez al portal paga con seis toques

    @PAY-21
    Escenario: Raúl abre el portal en su celular, ingresa y paga su deuda
      Dado que nadie ingresó
      Cuando abre "/" en un celular
      Y pasan 2 segundos
      Y llega hasta pagar con 6 toques:
        | Continuar en el navegador           |               |           |
        | Saltar la presentación              |               |           |
        | Continuar                           | Número de DNI | 24318907  |
        | Ingresar                            | Contraseña    | cuota2026 |
        | Pagar $ 101.883,26                  |               |           |
        | Pagar $ 101.883,26 con Maestro 7305 |               |           |
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

  Regla: Quien llega a pagar encuentra su tarjeta elegida

    @PAY-21
    Escenario: La última tarjeta usada ya está elegida
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota/resumen?externalId=40128753&medio=tarjeta"
      Entonces ya está elegido "Tarjeta de débito Al instante"
      Y va a pagar "$ 12.625"

    @PAY-21
    Escenario: Sin tarjetas guardadas se elige el medio
      Dado que Marta ingresó
      Y que no tiene tarjetas guardadas
      Cuando abre "/pagar-cuota/resumen?externalId=40128753&medio=tarjeta"
      Entonces la pantalla dice:
        | ¿Cómo querés pagar? |

    @PAY-21
    Escenario: Si el prestamista no cobra con tarjeta se elige el medio
      Dado que Marta ingresó
      Y que el prestamista ofrece pagar con:
        | CASH | Efectivo |
      Cuando abre "/pagar-cuota/resumen?externalId=40128753&medio=tarjeta"
      Entonces la pantalla dice:
        | ¿Cómo querés pagar? |

    @PAY-21
    Escenario: De varias tarjetas primero está la última que se usó
      Dado que Paula está por pagar con tarjeta de débito el préstamo "40137745"
      Cuando elige pagar con la tarjeta terminada en "7154"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40151208&medio=tarjeta"
      Entonces paga con "Mastercard 7154"

    @PAY-21
    Escenario: De las que nunca usó acá, la vencida queda última
      Dado que hoy es el 21 de noviembre de 2026
      Y que Paula está por pagar con tarjeta de débito el préstamo "40137745"
      Entonces puede pagar con estas tarjetas:
        | Visa 3308 Débito · Vence 12/28       |
        | Mastercard 7154 Débito · Vence 12/26 |
        | Cabal 6472 Débito · Vence 05/29      |
        | Maestro 0926 Débito · Vence 10/25    |

    @PAY-12 @PAY-21
    Escenario: Una tarjeta de una marca que no se conoce se llama como en sus tarjetas
      Dado que Marta está por pagar el préstamo "40128753"
      Y que su tarjeta guardada es de la marca "Confiable"
      Cuando elige pagar por "Tarjeta de débito"
      Entonces la pantalla dice:
        | Pagar $ 12.625 con Confiable 4821 |

    @PAY-21 @HOM-13
    Escenario: Donde se paga no hay otra barra abajo
      Dado que Marta está por pagar el préstamo "40128753"
      Entonces no ve la barra de abajo

    @PAY-16 @PAY-21
    Escenario: Junto al botón se lee que se cobra una sola vez
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota/resumen?externalId=40128753&medio=tarjeta"
      Entonces la pantalla dice:
        | Pagar $ 12.625 con Visa 4821     |
        | Pago seguro: se cobra una sola vez. |

  Regla: El medio elegido se puede cambiar

    @PAY-05
    Escenario: De cada medio se lee cuánto tarda
      Dado que Marta está por pagar el préstamo "40128753"
      Entonces de los medios de pago se lee:
        | Visa 4821 Tarjeta de débito · Al instante         |
        | Mercado Pago Al instante, en Mercado Pago         |
        | Tarjeta de crédito Al instante, en otra pestaña   |
        | Transferencia a tu CVU Tarda de 24 a 48 horas     |
        | Código QR Tarda de 24 a 48 horas                  |
        | Efectivo Tarda de 24 a 48 horas                   |

    @PAY-05
    Escenario: Los medios se pliegan al elegido
      Dado que Marta está por pagar el préstamo "40128753"
      Cuando elige pagar por "Efectivo"
      Entonces ya está elegido "Efectivo Tarda de 24 a 48 horas"
      Y no ve los demás medios de pago

    @PAY-05
    Escenario: Quien cambia ve todos los medios otra vez
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota/resumen?externalId=40128753&medio=tarjeta"
      Y toca "Cambiar el medio de pago"
      Entonces los medios de pago son:
        | Visa 4821              |
        | Mercado Pago           |
        | Tarjeta de crédito     |
        | Transferencia a tu CVU |
        | Código QR              |
        | Efectivo               |

    @PAY-05
    Escenario: Si hay un solo medio no se ofrece cambiarlo
      Dado que Marta está por pagar el préstamo "40128753"
      Y que el préstamo se paga sólo por "Efectivo"
      Cuando elige pagar por "Efectivo"
      Entonces no puede cambiar el medio de pago

    @PAY-05
    Escenario: Mientras se envía el pago no se cambia el medio
      Dado que Marta está por pagar el préstamo "40128753"
      Y que la consulta de "el pago con una tarjeta guardada" no vuelve
      Cuando elige pagar por "Tarjeta de débito"
      Y toca "Pagar $ 12.625 con Visa 4821"
      Entonces mientras se envía no puede cambiar el medio de pago

  Regla: Con la tarjeta ya elegida también se cobra una sola vez

    @PAY-20 @PAY-21
    Escenario: Apretar dos veces cobra una vez
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota/resumen?externalId=40128753&medio=tarjeta"
      Y paga dos veces seguidas
      Entonces ve la pantalla "¡Listo! Tu pago fue aprobado"
      Y se cobró 1 vez

    @PAY-16 @PAY-21
    Escenario: Recargar sin saber cómo terminó no ofrece pagar
      Dado que Marta ingresó
      Y que la respuesta de "el pago con una tarjeta guardada" se pierde
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando abre "/pagar-cuota/resumen?externalId=40128753&medio=tarjeta"
      Y paga
      Y abre "/pagar-cuota/resumen?externalId=40128753&medio=tarjeta"
      Y recarga la página
      Entonces ve la pantalla "Tenés un pago en curso"

    @PAY-20 @PAY-21
    Escenario: Dos pestañas cobran una vez
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota/resumen?externalId=40128753&medio=tarjeta"
      Y paga en otra pestaña por "Tarjeta de débito"
      Y intenta pagar
      Entonces ve la pantalla "Hoy no debés nada de este préstamo"
      Y se cobró 1 vez

    @PAY-20 @PAY-21
    Escenario: Si lo que se debe no se puede mirar no se envía nada
      Dado que Marta ingresó
      Y que lo que debe solo se puede mirar una vez
      Cuando abre "/pagar-cuota/resumen?externalId=40128753&medio=tarjeta"
      Y intenta pagar
      Entonces se le explica que el pago no se envió: "No se cobró nada. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."
      Y se cobró 0 veces
