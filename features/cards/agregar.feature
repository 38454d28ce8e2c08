# language: es
Característica: Agregar una tarjeta
  Quien tiene préstamos sin tarjeta puede sumar una para que sus cuotas se debiten.

  Regla: Agregar tarjetas se habilita de a poco

    @CAR-03
    Escenario: A Paula ya se le ofrece
      Dado que Paula está en sus tarjetas
      Entonces puede agregar una tarjeta

    @CAR-03
    Esquema del escenario: Lo decide el último número del DNI: <persona>
      Dado que <persona> ingresó
      Cuando abre "/mis-tarjetas/prestamos"
      Entonces en sus tarjetas llega a "<dirección>"

      Ejemplos:
        | persona | dirección                   |
        | Sofía   | /mis-tarjetas/prestamos |
        | Raúl    | /mis-tarjetas           |

    @CAR-03
    Escenario: A Marta todavía no
      Dado que Marta está en sus tarjetas
      Entonces no se le ofrece agregar una tarjeta

    @CAR-03
    Escenario: Sin tarjetas se ofrece la primera
      Dado que Paula no tiene tarjetas
      Entonces puede agregar una tarjeta

    @CAR-03
    Esquema del escenario: Sin la habilitación sus pantallas vuelven a la lista
      Dado que Marta ingresó
      Cuando abre "<dirección>"
      Entonces en sus tarjetas llega a "/mis-tarjetas"

      Ejemplos:
        | dirección                   |
        | /mis-tarjetas/prestamos     |
        | /mis-tarjetas/sin-prestamos |
        | /mis-tarjetas/nueva         |
        | /mis-tarjetas/nueva/resumen |
        | /mis-tarjetas/nueva/final   |

  Regla: Primero se eligen los préstamos

    @CAR-05
    Escenario: Se ofrecen los préstamos que ninguna tarjeta paga
      Dado que Paula está en sus tarjetas
      Cuando quiere agregar una tarjeta
      Entonces los préstamos de la tarjeta son:
        | Compra en comercio Óptica del Centro · Préstamo 40155604 · Cuota 3 de 6 $ 10.760,40 |
        | Recarga de celular Préstamo 40157719 · Cuota 1 de 3 $ 3.115,75                      |
      Y para seguir se le pide "Elegí al menos un préstamo."

    @CAR-05
    Escenario: Cancelar vuelve a la lista
      Dado que Paula está en sus tarjetas
      Cuando quiere agregar una tarjeta
      Y cancela
      Entonces en sus tarjetas llega a "/mis-tarjetas"

    @CAR-05
    Escenario: Sin préstamos para asociar se explica por qué
      Dado que Paula no tiene préstamos
      Cuando quiere agregar una tarjeta
      Entonces en sus tarjetas llega a "/mis-tarjetas/sin-prestamos"
      Y en sus tarjetas ve "No tenés préstamos para asociar"

    @CAR-05
    Escenario: Cualquier otra falla lleva a la página de la falla, que vuelve a probar
      Dado que Paula está en sus tarjetas
      Y que "los préstamos sin tarjeta" falla con 500
      Cuando quiere agregar una tarjeta
      Entonces en sus tarjetas llega a "/mis-tarjetas/error/fallo-consulta"
      Y en sus tarjetas ve "No pudimos cargar tus préstamos"

  Regla: La tarjeta se revisa antes de agregarla

    @CAR-06
    Escenario: Lo que falta de la tarjeta se pide todo junto
      Dado que Paula está en sus tarjetas
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Y no completa la tarjeta nueva
      Entonces de la tarjeta nueva se le pide que corrija:
        | Ingresá el número de la tarjeta.            |
        | Ingresá el nombre como figura en la tarjeta. |
        | Ingresá el vencimiento.                     |
        | Ingresá el código de seguridad.             |
        | El DNI es requerido                          |

    @CAR-06
    Escenario: El resumen muestra la tarjeta, los préstamos y cuánto suman sus cuotas
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
        | 40157719          |
      Entonces la tarjeta a agregar es "Visa Débito xxxx 4821 Paula Navarro"
      Y los préstamos de la tarjeta son:
        | Compra en comercio Óptica del Centro · Préstamo 40155604 · Cuota 3 de 6 $ 10.760,40 |
        | Recarga de celular Préstamo 40157719 · Cuota 1 de 3 $ 3.115,75                      |
      Y el total de las cuotas es "$ 13.876,15"

    @CAR-06
    Escenario: Antes de confirmar se dice qué va a pasar
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Entonces de la tarjeta nueva lee "Cada cuota se debita de la cuenta de esta tarjeta cuando vence. Si no hay saldo, vas a poder pagarla por otro medio."

    @CAR-06
    Escenario: Cambiar los préstamos no obliga a cargar la tarjeta otra vez
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y cambia los préstamos por "40157719"
      Entonces la tarjeta a agregar es "Visa Débito xxxx 4821 Paula Navarro"
      Y el total de las cuotas es "$ 3.115,75"

    @CAR-06
    Escenario: Los términos y condiciones se abren
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y pide los términos y condiciones
      Entonces se abre un documento

    @CAR-06
    Escenario: Si los términos no se abren un aviso lo dice
      Dado que Paula está en sus tarjetas
      Y que "los términos de la adhesión" falla con 500
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y pide los términos y condiciones
      Entonces un aviso dice "No pudimos abrir los términos y condiciones. Probá de nuevo."

    @CAR-06
    Escenario: Cancelar en el resumen olvida la tarjeta
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y cancela
      Entonces en sus tarjetas llega a "/mis-tarjetas"

    @CAR-07
    Escenario: Quien canceló y vuelve atrás ya no tiene qué confirmar
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y cancela
      Y vuelve atrás
      Entonces en sus tarjetas llega a "/mis-tarjetas"

    @CAR-07
    Escenario: Con los préstamos y sin la tarjeta tampoco hay resumen
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y vuelve atrás
      Entonces en sus tarjetas llega a "/mis-tarjetas"

    @CAR-07
    Escenario: Recargar el resumen olvida la tarjeta
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y recarga la página
      Entonces en sus tarjetas llega a "/mis-tarjetas"

  Regla: El resultado dice cómo terminó

    @CAR-06 @camino
    Escenario: La tarjeta agregada queda en la lista y paga sus préstamos
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y sigue por donde se le ofrece
      Y recarga la página
      Y abre la tarjeta "Visa Débito xxxx 4821"
      Entonces los préstamos de la tarjeta son:
        | Compra en comercio Óptica del Centro · Préstamo 40155604 · Cuota 3 de 6 $ 10.760,40 |

    @CAR-06
    Escenario: El resultado dice de qué tarjeta se debita, y lleva a la lista
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces en sus tarjetas ve "Agregamos tu tarjeta"
      Y de la tarjeta nueva lee "Desde la próxima cuota debitamos de la tarjeta terminada en 4821."
      Y lo que sigue es "Ir a mis tarjetas" en "/mis-tarjetas"

    @CAR-06
    Escenario: Quien se va antes de la respuesta se entera con un aviso
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta y se va al inicio sin esperar
      Entonces un aviso dice "Agregamos tu tarjeta Visa Débito xxxx 4821."

    @CAR-06
    Escenario: Si no se pudo agregar se carga de nuevo, sin el número ni el código
      Dado que Paula está en sus tarjetas
      Y que "la tarjeta nueva" falla con 500
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y sigue por donde se le ofrece
      Entonces en sus tarjetas llega a "/mis-tarjetas/nueva"
      Y de la tarjeta quedó escrito "Paula Navarro", sin el número ni el código

    @CAR-06
    Esquema del escenario: Cada falla al agregar tiene su explicación
      Dado que Paula está en sus tarjetas
      Y que "la tarjeta nueva" <falla>
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces en sus tarjetas ve "<título>"
      Y en sus tarjetas se explica "<explicación>"

      Ejemplos:
        | falla         | título                             | explicación                                                                |
        | falla con 400 | No pudimos agregar tu tarjeta      | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.       |
        | no llega      | No sabemos si se agregó tu tarjeta | No tuvimos respuesta. Fijate en tus tarjetas antes de probar de nuevo.     |

    @CAR-10
    Escenario: Una tarjeta de otra persona se avisa en el lugar
      Dado que Paula está en sus tarjetas
      Cuando prepara una tarjeta a nombre de "Marta Giménez" para "Óptica del Centro"
      Y confirma la tarjeta
      Entonces en sus tarjetas llega a "/mis-tarjetas/nueva/resumen"
      Y en sus tarjetas ve "La tarjeta está a nombre de otra persona"
