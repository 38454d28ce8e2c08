# language: es
Característica: Lo que cambia mientras se refinancia
  Lo que el prestamista ya no ofrece se dice en la pantalla, con lo que se puede hacer ahora.

  Antecedentes:
    Dado que Ramona recibió su enlace de refinanciación

  Regla: El plan que ya no se ofrece deja elegir entre los que hay

    @REF-05 @REF-11 @camino
    Escenario: Se ven los planes de ahora, sin ninguno elegido
      Dado que el prestamista deja de ofrecer las 24 cuotas después de mostrarlas
      Cuando elige refinanciar en "24 cuotas"
      Entonces la pantalla dice:
        | No pudimos guardar tu plan                  |
        | Ese plan ya no está disponible. Elegí otro. |
      Y los planes son:
        | 18 cuotas |
        | 12 cuotas |
        | 9 cuotas  |
        | 6 cuotas  |
        | 3 cuotas  |
        | 1 cuota   |
      Y todavía no puede tocar "Continuar": "Elegí un plan para continuar."
      Y se crearon 0 refinanciaciones

    @REF-05
    Escenario: El que sigue en la lista tampoco queda elegido
      Dado que la consulta de "la refinanciación" se rechaza con "INVALID_INSTALLMENT_PLAN"
      Cuando elige refinanciar en "12 cuotas"
      Entonces todavía no puede tocar "Continuar": "Elegí un plan para continuar."

    @REF-05 @REF-11
    Escenario: También si la respuesta se pierde y se sabe después
      Dado que el prestamista deja de ofrecer las 24 cuotas después de mostrarlas
      Y que la respuesta de "la refinanciación" se pierde
      Cuando elige refinanciar en "24 cuotas"
      Entonces la pantalla dice:
        | Ese plan ya no está disponible. Elegí otro. |
      Y los planes son:
        | 18 cuotas |
        | 12 cuotas |
        | 9 cuotas  |
        | 6 cuotas  |
        | 3 cuotas  |
        | 1 cuota   |
      Y todavía no puede tocar "Continuar": "Elegí un plan para continuar."
      Y se crearon 0 refinanciaciones

    @REF-05
    Escenario: Con otro de la lista se sigue
      Dado que el prestamista deja de ofrecer las 24 cuotas después de mostrarlas
      Cuando elige refinanciar en "24 cuotas"
      Y elige el plan de "6 cuotas"
      Entonces ve la pantalla "Validá tu identidad"
      Y se creó 1 refinanciación

    @REF-05
    Escenario: Si no queda ninguno se dice a quién preguntarle
      Dado que el prestamista deja de ofrecer las 24 cuotas después de mostrarlas
      Y que la consulta de "los planes de la refinanciación" no trae nada
      Cuando elige refinanciar en "24 cuotas"
      Entonces la pantalla dice:
        | Por ahora no hay planes de cuotas                                                                                       |
        | El plan que elegiste ya no está disponible y no quedan otros. No se creó ningún préstamo. Escribinos por chat y vemos cómo seguir. |
        | Volver                                                                                                                  |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @REF-05
    Escenario: Si los de ahora no llegan se buscan de nuevo, y se dice por qué hay que elegir otra vez
      Dado que el prestamista deja de ofrecer las 24 cuotas después de mostrarlas
      Y que la consulta de "los planes de la refinanciación" no llega
      Cuando elige refinanciar en "24 cuotas"
      Entonces ve la pantalla "No pudimos buscar los planes de cuotas"
      Cuando prueba de nuevo
      Entonces la pantalla dice:
        | Ese plan ya no está disponible. Elegí otro. |

  Regla: El plan que nunca llegó se intenta de nuevo como era, aunque ya no esté entre los de ahora

    @REF-05 @REF-11
    Escenario: Con un enlace que no lo trae se intenta el mismo plan
      Dado que la consulta de "la refinanciación" no llega
      Cuando elige refinanciar en "12 cuotas"
      Y abre el enlace de refinanciación "27169088336;6;260000;2026-11-21"
      Y ve los planes de la refinanciación
      Y toca "Volver a intentar"
      Entonces ve la pantalla "Validá tu identidad"
      Y se creó 1 refinanciación

    @REF-11
    Escenario: Mientras se intenta se ve ese plan
      Dado que la consulta de "la refinanciación" no llega
      Y que la consulta de "la refinanciación" no vuelve
      Cuando elige refinanciar en "12 cuotas"
      Y abre el enlace de refinanciación "27169088336;6;260000;2026-11-21"
      Y ve los planes de la refinanciación
      Y toca "Volver a intentar"
      Entonces mientras tanto la pantalla dice:
        | 12 cuotas |

    @REF-05 @REF-11
    Escenario: Si el prestamista ya no lo ofrece se dice, y se elige entre los de ahora
      Dado que el prestamista deja de ofrecer las 24 cuotas después de mostrarlas
      Y que la consulta de "la refinanciación" no llega
      Cuando elige refinanciar en "24 cuotas"
      Y recarga la página
      Y toca "Volver a intentar"
      Entonces la pantalla dice:
        | No pudimos guardar tu plan                  |
        | Ese plan ya no está disponible. Elegí otro. |
        | 18 cuotas                                   |
      Y todavía no puede tocar "Continuar": "Elegí un plan para continuar."

    @REF-11
    Escenario: El que se creó sigue, aunque el enlace de ahora no lo traiga
      Dado que la respuesta de "la refinanciación" se pierde
      Y que la consulta de "en qué terminó" no llega
      Cuando elige refinanciar en "12 cuotas"
      Y abre el enlace de refinanciación "27169088336;6;260000;2026-11-21"
      Y ve los planes de la refinanciación
      Entonces ve la pantalla "Validá tu identidad"
      Y se creó 1 refinanciación

  Regla: La propuesta que cambió se dice en el comienzo, hasta que se sigue

    @REF-11
    Escenario: Queda dicho aunque pase el tiempo y se recargue
      Dado que la propuesta cambia antes de que Ramona pague
      Cuando acepta refinanciar en "12 cuotas" y paga
      Y pasan 60 segundos
      Y recarga la página
      Entonces la pantalla dice:
        | Refinanciá tu deuda                        |
        | Tu propuesta cambió y no enviamos tu pago. |
        | $ 24.099,77                                |

    @REF-11
    Escenario: Al seguir y volver ya no se dice
      Dado que la propuesta cambia mientras Ramona elige el plan
      Cuando elige refinanciar en "12 cuotas"
      Y ve los planes de la refinanciación
      Y vuelve un paso
      Entonces ve la pantalla "Refinanciá tu deuda"
      Y la pantalla no dice:
        | Tu propuesta cambió y no guardamos tu plan. |

    @REF-02 @REF-11
    Escenario: También si ya no hay propuesta
      Dado que la propuesta se retira antes de que Ramona pague
      Cuando acepta refinanciar en "12 cuotas" y paga
      Entonces la pantalla dice:
        | El enlace venció                           |
        | Tu propuesta cambió y no enviamos tu pago. |
      Y se cobró 0 veces
