# language: es
Característica: El pago de hoy que no llegó, y lo que se sigue de él
  Se intenta el mismo pago por el mismo préstamo, y lo que se sabe de un enlace no se dice de otro.

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación

  Regla: Se intenta por el préstamo que se había aceptado, y no se crea otro

    @REF-11 @REF-09
    Escenario: Quien vuelve a los planes encuentra sólo el de ese pago
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y toca "Volver a intentar"
      Y vuelve un paso
      Y vuelve un paso
      Entonces la pantalla dice:
        | Es el mismo pago que no nos llegó. Probá sin miedo: se cobra una sola vez. |
      Y los planes son:
        | 12 cuotas |
      Y el plan elegido es "12 cuotas"

    @REF-11 @REF-09 @camino
    Escenario: Desde ahí se paga el préstamo de antes
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y toca "Volver a intentar"
      Y vuelve un paso
      Y vuelve un paso
      Y toca "Continuar"
      Y toca "Continuar"
      Y completa la tarjeta de la refinanciación
      Y acepta y paga la refinanciación
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez
      Y se creó 1 refinanciación

    @REF-11 @PAY-16
    Esquema del escenario: Con otro enlace se paga el préstamo de antes, aunque <cómo es>
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "<enlace>"
      Y toca "Volver a intentar"
      Y acepta refinanciar en "12 cuotas" y paga
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez
      Y se creó 1 refinanciación

      Ejemplos:
        | cómo es                     | enlace                                 |
        | traiga el mismo plan        | 27169088336;18;260000.00;2026-11-22    |
        | no traiga ese plan          | 27169088336;6;260000;2026-11-21        |

    @REF-11 @PAY-16
    Escenario: También se paga el de antes desde otra pestaña, y en la primera se sabe
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y en otra pestaña vuelve a intentarlo con "12 cuotas"
      Y toca "Consultar de nuevo"
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez
      Y se creó 1 refinanciación

    @REF-11 @REF-09
    Escenario: Quien iba a pagar otro plan ve el de ese pago antes de aceptar
      Dado que la consulta de "el anticipo" no llega
      Cuando valida su identidad para refinanciar en "12 cuotas"
      Y en otra pestaña acepta refinanciar en "6 cuotas" y paga
      Y completa la tarjeta de la refinanciación
      Entonces ve la pantalla "Elegí en cuántas cuotas pagar"
      Y los planes son:
        | 6 cuotas |

    @REF-11 @REF-09
    Escenario: Lo que se acepta de otro plan no se manda por el de ese pago
      Dado que la consulta de "el anticipo" no llega
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y en otra pestaña acepta refinanciar en "6 cuotas" y paga
      Y acepta y paga la refinanciación
      Entonces ve la pantalla "Tu pago todavía no nos llegó"
      Y se cobró 0 veces
      Cuando toca "Volver a intentar"
      Entonces ve la pantalla "Elegí en cuántas cuotas pagar"
      Y los planes son:
        | 6 cuotas |

    @REF-11 @PAY-16
    Escenario: Mientras un pago puede llegar no se crea otro préstamo
      Dado que la consulta de "el anticipo" no llega
      Cuando ve los planes de la refinanciación
      Y en otra pestaña acepta refinanciar en "12 cuotas" y paga
      Y elige el plan de "6 cuotas"
      Entonces ve la pantalla "Tu pago todavía no nos llegó"
      Y se creó 1 refinanciación

    @REF-11 @PAY-16
    Escenario: Mientras no se sabe del pago, la dirección de los planes muestra ese pago
      Dado que la respuesta de "el anticipo" se pierde
      Y que la consulta de "en qué terminó" no llega
      Y que la consulta de "en qué terminó" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre "/refinanciacion/plan-cuotas"
      Entonces ve la pantalla "Estamos confirmando tu pago"

  Regla: El préstamo de ese pago se cobra una sola vez, con el enlace que sea

    @REF-11 @PAY-16 @PAY-20
    Esquema del escenario: Lo que se pagó con el primer enlace no se paga con el otro: <dónde estaba>
      Dado que a quien refinanció se le ofrece otra vez
      Y que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Volver a intentar"
      Y <llega> refinanciar en "12 cuotas"
      Y en otra pestaña vuelve a intentarlo con "12 cuotas"
      Y <paga>
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez

      Ejemplos:
        | dónde estaba          | llega                    | paga                                     |
        | en el resumen         | llega al resumen de      | acepta y paga la refinanciación          |
        | por cargar la tarjeta | valida su identidad para | completa la tarjeta de la refinanciación |

    @REF-11 @REF-10
    Escenario: Quien lo pagó con el otro enlace lee que lo pagó al abrirlo otra vez
      Dado que a quien refinanció se le ofrece otra vez
      Y que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Volver a intentar"
      Y acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Entonces ve la pantalla "Ya pagaste esta refinanciación"

    @REF-11 @REF-10
    Escenario: También lo lee si la respuesta se perdió y se sabe después
      Dado que la consulta de "el anticipo" no llega
      Y que la respuesta de "el anticipo" se pierde
      Y que en qué terminó el prestamista dice que no le llegó
      Y que en qué terminó el prestamista dice que no le llegó
      Y que la consulta de "en qué terminó" no llega
      Y que la consulta de "en qué terminó" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Volver a intentar"
      Y acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Consultar de nuevo"
      Entonces ve la pantalla "Ya pagaste esta refinanciación"

  Regla: Si ese préstamo ya no sirve se hace otro

    @REF-09 @REF-11
    Escenario: El plan que no está disponible se elige de nuevo, y se paga
      Dado que la consulta de "el anticipo" responde que choca con otro con "REFINANCING_NOT_AVAILABLE"
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y toca "Ir al comienzo"
      Y acepta refinanciar en "12 cuotas" y paga
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y se cobró 1 vez
      Y se crearon 2 refinanciaciones

    @REF-09 @REF-11
    Escenario: A la tarjeta no se vuelve con el plan que no está disponible
      Dado que la consulta de "el anticipo" responde que choca con otro con "REFINANCING_NOT_AVAILABLE"
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre "/refinanciacion/forma-pago"
      Entonces ve la pantalla "Elegí en cuántas cuotas pagar"

  Regla: Lo que pasó con un enlace no se dice de otro

    @REF-11 @REF-10
    Escenario: El otro enlace que se pagó se dice como otro, en la propuesta que sigue abierta
      Dado que a quien refinanció se le ofrece otra vez
      Y que la respuesta de "el anticipo" se pierde
      Y que la consulta de "en qué terminó" no llega
      Y que la consulta de "en qué terminó" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Consultar de nuevo"
      Entonces la pantalla dice:
        | Refinanciá tu deuda            |
        | Ya pagaste una refinanciación |

    @REF-11 @REF-10
    Escenario: Si ya no se ofrece otra, también se dice lo que se pagó
      Dado que la respuesta de "el anticipo" se pierde
      Y que la consulta de "en qué terminó" no llega
      Y que la consulta de "en qué terminó" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Consultar de nuevo"
      Entonces la pantalla dice:
        | Ya pagaste una refinanciación |
        | Esta propuesta ya no está disponible. Si ya la pagaste, no tenés que hacer nada más. Si no, escribinos por chat. |

    @REF-02 @REF-11
    Escenario: Si el otro enlace venció, también se dice lo que se pagó
      Dado que la respuesta de "el anticipo" se pierde
      Y que la consulta de "en qué terminó" no llega
      Y que la consulta de "en qué terminó" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-20"
      Y toca "Consultar de nuevo"
      Entonces la pantalla dice:
        | El enlace venció               |
        | Ya pagaste una refinanciación |

    @REF-11 @REF-10
    Escenario: Quien estaba por pagar éste no lee que lo pagó
      Dado que a quien refinanció se le ofrece otra vez
      Y que la respuesta de "el anticipo" se pierde
      Y que la consulta de "en qué terminó" no llega
      Cuando abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y valida su identidad para refinanciar en "6 cuotas"
      Y en otra pestaña acepta refinanciar en "12 cuotas" y paga
      Y completa la tarjeta de la refinanciación
      Y toca "Consultar de nuevo"
      Entonces la pantalla dice:
        | Refinanciá tu deuda            |
        | Ya pagaste una refinanciación |
      Y se cobró 1 vez

    @REF-11 @REF-10
    Escenario: De otro plan que se pagó en otra pestaña no se dice el vencimiento del que se eligió en ésta
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y en otra pestaña acepta refinanciar en "6 cuotas" y paga
      Y acepta y paga la refinanciación
      Entonces ve la pantalla "¡Listo! Refinanciaste tu deuda"
      Y la pantalla no dice:
        | Tu primera cuota vence el 1 de enero de 2027. |
      Y se cobró 1 vez

    @REF-11 @REF-09
    Escenario: El rechazo de otro plan no se dice del que se está por pagar
      Dado que la consulta de "el anticipo" no llega
      Y que la consulta de "en qué terminó" no llega
      Y que en qué terminó el prestamista dice que se rechazó
      Cuando llega al resumen de refinanciar en "12 cuotas"
      Y en otra pestaña acepta refinanciar en "6 cuotas" y paga
      Y acepta y paga la refinanciación
      Y toca "Consultar de nuevo"
      Entonces ve la pantalla "Revisá y aceptá"

  Regla: A las 48 horas lo que no llegó deja seguir

    @REF-11 @PAY-16
    Escenario: Quien la dejó abierta ve el comienzo
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y pasan 60 segundos
      Y pasan 172801 segundos
      Entonces ve la pantalla "El enlace venció"

    @REF-11 @PAY-16
    Escenario: El pago se intenta mientras sirve su clave, aunque el préstamo se haya pedido antes
      Dado que la consulta de "el anticipo" no llega
      Cuando abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-23"
      Y valida su identidad para refinanciar en "12 cuotas"
      Y pasan 1200 segundos
      Y completa la tarjeta de la refinanciación
      Y acepta y paga la refinanciación
      Y pasan 171900 segundos
      Y toca "Volver a intentar"
      Entonces ve la pantalla "Cargá tu tarjeta de débito"

    @REF-05 @REF-11
    Escenario: De un plan que no llegó se eligen otra vez los de ahora
      Dado que la consulta de "la refinanciación" no llega
      Cuando elige refinanciar en "12 cuotas"
      Y abre "/arrepentimiento"
      Y pasan 172801 segundos
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-23"
      Y ve los planes de la refinanciación
      Entonces ve la pantalla "Elegí en cuántas cuotas pagar"
