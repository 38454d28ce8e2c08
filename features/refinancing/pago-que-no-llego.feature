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
        | Ya pagaste otra refinanciación |

    @REF-11 @REF-10
    Escenario: Si ya no se ofrece otra, es el prestamista quien lo dice
      Dado que la respuesta de "el anticipo" se pierde
      Y que la consulta de "en qué terminó" no llega
      Y que la consulta de "en qué terminó" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-22"
      Y toca "Consultar de nuevo"
      Entonces la pantalla dice:
        | Esta propuesta ya no está disponible. Si ya la pagaste, no tenés que hacer nada más. Si no, escribinos por chat. |

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
        | Ya pagaste otra refinanciación |
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

  Regla: A las 48 horas lo que no llegó deja seguir

    @REF-11 @PAY-16
    Escenario: Quien la dejó abierta ve el comienzo
      Dado que la consulta de "el anticipo" no llega
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y pasan 172801 segundos
      Entonces ve la pantalla "El enlace venció"

    @REF-05 @REF-11
    Escenario: De un plan que no llegó se eligen otra vez los de ahora
      Dado que la consulta de "la refinanciación" no llega
      Cuando elige refinanciar en "12 cuotas"
      Y abre "/arrepentimiento"
      Y pasan 172801 segundos
      Y abre el enlace de refinanciación "27169088336;18;260000.00;2026-11-23"
      Y ve los planes de la refinanciación
      Entonces ve la pantalla "Elegí en cuántas cuotas pagar"
