# language: es
Característica: Cómo terminó de agregarse una tarjeta
  Quien la agregó se entera, también si se fue antes o si no salió bien.

  Regla: El resultado dice cómo terminó

    @CAR-06 @camino
    Escenario: La tarjeta agregada queda en la lista y paga sus préstamos
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y sigue por donde se le ofrece
      Y recarga la página
      Y abre la tarjeta "Visa 4821"
      Entonces los préstamos de la tarjeta son:
        | Óptica del Centro Préstamo 40155604 · Cuota 3 de 6 $ 10.760,40 |

    @CAR-06
    Escenario: Agregada una, se puede agregar otra enseguida
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y sigue por donde se le ofrece
      Y prepara una tarjeta nueva para:
        | 40157719 |
      Y confirma la tarjeta
      Y sigue por donde se le ofrece
      Entonces sus tarjetas son:
        | Visa Débito xxxx 3308                  |
        | Mastercard Débito xxxx 7154 Por vencer |
        | Maestro Débito xxxx 0926 Vencida       |
        | Cabal Débito xxxx 6472 No se debita    |
        | Visa Débito xxxx 4821                  |
        | Visa Débito xxxx 4821                  |

    @CAR-06
    Escenario: El resultado dice de qué tarjeta se debita, y lleva a la lista
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces ve la pantalla "Agregamos tu tarjeta"
      Y de la tarjeta nueva lee "Desde la próxima cuota debitamos de tu Visa 4821."
      Y lo que sigue es "Ir a mis tarjetas" en "/mis-tarjetas"

    @CAR-06
    Escenario: Quien se va antes de la respuesta se entera con un aviso
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta y se va al inicio sin esperar
      Entonces un aviso dice "Agregamos tu tarjeta Visa 4821."

    @CAR-06
    Escenario: El aviso de una tarjeta sin marca dice que es de débito
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando quiere agregar una tarjeta
      Y elige el préstamo de "Óptica del Centro"
      Y carga una tarjeta con el número "9017650012344821"
      Y confirma la tarjeta y se va al inicio sin esperar
      Entonces un aviso dice "Agregamos tu tarjeta de débito 4821."

    @CAR-06
    Escenario: Si no se pudo agregar se carga de nuevo, sin el número ni el código
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" se rechaza con "DENIED"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y sigue por donde se le ofrece
      Entonces llega a "/mis-tarjetas/nueva"
      Y de la tarjeta quedó escrito "Paula Navarro", sin el número ni el código

    @CAR-06
    Esquema del escenario: Cada falla al agregar tiene su explicación
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" <falla>
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces ve la pantalla "<título>"
      Y en sus tarjetas se explica "<explicación>"
      Y la pantalla lleva a:
        | <primero> | <adónde>        |
        | <después> | <o si no adónde> |

      Ejemplos:
        | falla                           | título                             | explicación                                                                           | primero                    | adónde              | después                    | o si no adónde      |
        | se rechaza con "DENIED"         | No pudimos agregar tu tarjeta      | El banco no aceptó la tarjeta.                                                        | Volver a cargar la tarjeta | /mis-tarjetas/nueva | Ir a mis tarjetas          | /mis-tarjetas       |
        | responde que el pedido está mal | No sabemos si se agregó tu tarjeta | Tuvimos un problema de nuestro lado. Fijate en tus tarjetas antes de probar de nuevo. | Ir a mis tarjetas          | /mis-tarjetas       | Volver a cargar la tarjeta | /mis-tarjetas/nueva |
        | no llega                        | No sabemos si se agregó tu tarjeta | No tuvimos respuesta. Fijate en tus tarjetas antes de probar de nuevo.                | Ir a mis tarjetas          | /mis-tarjetas       | Volver a cargar la tarjeta | /mis-tarjetas/nueva |

    @CAR-06 @SES-16
    Escenario: De una respuesta que no es del prestamista no se sabe cómo terminó
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que a "la tarjeta nueva" contesta la página de la red
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces la pantalla dice:
        | No sabemos si se agregó tu tarjeta                                                                              |
        | No pudimos leer la respuesta. Fijate en tus tarjetas antes de probar de nuevo. Si nos escribís, pasanos este código: cards.addCard |

    @CAR-06
    Escenario: Si no se agregó, los préstamos siguen como estaban
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" se rechaza con "DENIED"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces la pantalla dice:
        | Tus préstamos siguen como estaban. También podés usar otra tarjeta. |

    @CAR-06
    Esquema del escenario: Quien se fue también se entera de que no salió bien
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" <falla>
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta y se va al inicio sin esperar
      Entonces un aviso dice "<aviso>"

      Ejemplos:
        | falla                         | aviso                                                                                                                                           |
        | se rechaza con "DENIED"       | No pudimos agregar tu tarjeta Visa 4821. El banco no aceptó la tarjeta.                                                             |
        | responde que tuvo un problema | No sabemos si se agregó tu tarjeta Visa 4821. Tuvimos un problema de nuestro lado. Fijate en tus tarjetas antes de probar de nuevo. |
        | no llega                      | No sabemos si se agregó tu tarjeta Visa 4821. No tuvimos respuesta. Fijate en tus tarjetas antes de probar de nuevo.                |

    @CAR-06 @PAY-16
    Escenario: Si se agregó y no llegó la respuesta, se le pregunta al prestamista
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la respuesta de "la tarjeta nueva" se pierde
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces la pantalla dice:
        | Agregamos tu tarjeta                                              |
        | Desde la próxima cuota debitamos de tu Visa 4821. |

    @CAR-06 @PAY-16
    Escenario: Si no le llegó se dice, y se carga de nuevo sin miedo
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" no llega
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces la pantalla dice:
        | Todavía no nos llegó. Si la cargás de nuevo para los mismos préstamos, se agrega una sola vez. |

    @CAR-06 @PAY-16
    Escenario: Si el prestamista dice que no la agregó, recién ahí se dice
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" responde que tuvo un problema
      Y que "el estado del pago" dice que se rechazó con "CARD_HOLDER_MISMATCH"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces la pantalla dice:
        | No pudimos agregar tu tarjeta                      |
        | La tarjeta nueva está a nombre de otra persona.    |

    @CAR-06 @PAY-16
    Escenario: Un prestamista que no sabe decirlo deja la pregunta abierta
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" responde que tuvo un problema
      Y que la consulta de "el estado del pago" responde que no existe
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces la pantalla dice:
        | No sabemos si se agregó tu tarjeta                                                                       |
        | Tuvimos un problema de nuestro lado. Fijate en tus tarjetas antes de probar de nuevo. |
        | No pudimos consultar el estado. Revisá tu conexión y consultá de nuevo.                                   |

    @CAR-06 @PAY-16
    Escenario: Lo que no se sabe se dice antes de cargar otra
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" no llega
      Y que la consulta de "el estado del pago" responde que tuvo un problema
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y recarga la página
      Y toca "Agregar tarjeta"
      Entonces la pantalla dice:
        | No sabemos si se agregó tu tarjeta                                                                                  |
        | Es de un pedido anterior, y esta vez no mandamos nada. Fijate en tus tarjetas antes de probar de nuevo. |
      Y la pantalla lleva a:
        | Ir a mis tarjetas          | /mis-tarjetas           |
        | Volver a cargar la tarjeta | /mis-tarjetas/prestamos |

    @CAR-06 @PAY-16
    Esquema del escenario: Si el prestamista <no sabe decirlo>, se mira en la lista de tarjetas
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la respuesta de "la tarjeta nueva" se pierde
      Y que el prestamista <no sabe decirlo>
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces la pantalla dice:
        | Agregamos tu tarjeta                                              |
        | Desde la próxima cuota debitamos de tu Visa 4821. |

      Ejemplos:
        | no sabe decirlo                       |
        | no lleva claves de las tarjetas       |
        | no encuentra las claves de las tarjetas |

    @CAR-06 @PAY-16
    Escenario: Lo que la lista de tarjetas no muestra sigue sin saberse
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que la consulta de "la tarjeta nueva" no llega
      Y que el prestamista no lleva claves de las tarjetas
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Y consulta de nuevo
      Entonces la pantalla dice:
        | No sabemos si se agregó tu tarjeta                                      |
        | No pudimos consultar el estado. Revisá tu conexión y consultá de nuevo. |

    @CAR-10
    Escenario: Una tarjeta de otra persona se avisa en el lugar
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta a nombre de "Marta Giménez" para "Óptica del Centro"
      Y confirma la tarjeta
      Entonces llega a "/mis-tarjetas/nueva/resumen"
      Y la pantalla dice:
        | La tarjeta es de otra persona                      |
        | Solo podés usar una tarjeta de débito que esté a tu nombre.   |
      Y la pantalla lleva a:
        | Ir a mis tarjetas | /mis-tarjetas |

    @CAR-10
    Escenario: Después se carga otra
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta a nombre de "Marta Giménez" para "Óptica del Centro"
      Y confirma la tarjeta
      Y toca "Cargar otra tarjeta"
      Entonces llega a "/mis-tarjetas/nueva"

  Regla: Se acepta lo que se eligió

    @CAR-06
    Escenario: Los términos son los de todos los préstamos elegidos
      Dado que Paula ingresó y está en "mis tarjetas"
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
        | 40157719          |
      Y pide los términos y condiciones
      Entonces el prestamista recibió "los términos de la adhesión" con:
        | loanIDs.0 | 40155604 |
        | loanIDs.1 | 40157719 |
        | loanIDs.2 |          |
