# language: es
Característica: Actualizar la tarjeta de débito con un enlace

  Antecedentes:
    Dado que nadie ingresó

  Regla: El enlace dice de quién es la tarjeta

    @ACC-30
    Escenario: Marta ve qué tarjeta va a reemplazar
      Cuando abre "el enlace de la tarjeta de Marta"
      Entonces se explica "Hola, Marta Giménez. Vamos a reemplazar tu tarjeta de débito 4821."
      Y la pantalla dice:
        | Actualizá tu tarjeta de débito                                         |
        | Número de la tarjeta                                                   |
        | No guardamos el número ni el código de seguridad en este dispositivo.  |
        | Actualizar tarjeta                                                     |

    @ACC-30 @CAR-01
    Escenario: Del número que el prestamista manda entero se leen los últimos cuatro
      Dado que el prestamista manda enteros los números de las tarjetas
      Cuando abre "el enlace de la tarjeta de Marta"
      Entonces se explica "Hola, Marta Giménez. Vamos a reemplazar tu tarjeta de débito 4821."
      Y no se lee ni queda guardado "4517655"

    @ACC-30
    Escenario: Mientras la tarjeta no llega se dice qué se espera
      Dado que la consulta de "la tarjeta del enlace" no vuelve
      Cuando abre "el enlace de la tarjeta de Marta"
      Entonces mientras tanto la pantalla dice:
        | Actualizá tu tarjeta de débito |
        | Buscando tu tarjeta            |

    @ACC-30
    Escenario: Si no se puede buscar se dice
      Dado que la consulta de "la tarjeta del enlace" responde con un error
      Cuando abre "el enlace de la tarjeta de Marta"
      Entonces ve la pantalla "No pudimos buscar tu tarjeta"

    @ACC-30
    Escenario: De una tarjeta que no se conoce se dice para qué era
      Dado que del enlace no se sabe qué tarjeta es
      Cuando abre "el enlace de la tarjeta de Marta"
      Entonces se explica "Hola, Marta Giménez. Vamos a reemplazar la tarjeta que tenés para el débito automático."

    @ACC-30
    Escenario: No hay menú, ni para quien ya ingresó
      Dado que Marta ingresó
      Cuando abre "el enlace de la tarjeta de Marta"
      Entonces no hay menú alrededor

    @ACC-30
    Esquema del escenario: Un enlace que no es de nadie
      Cuando abre "<enlace>"
      Entonces ve la pantalla "El enlace no es válido"
      Y se explica "Abrí de nuevo el enlace que te enviamos, o escribinos por chat para pedir otro."
      Y el chat está en "https://wa.me/5491150000000"
      Y la pantalla dice:
        | Hablar por chat |

      Ejemplos:
        | enlace                   |
        | /actualizar-td           |
        | /actualizar-td?data=otro |

    @ACC-30 @GEN-12
    Esquema del escenario: Un enlace que quiere ser otro pedido no es de nadie
      Cuando abre "<enlace>"
      Entonces ve la pantalla "El enlace no es válido"

      Ejemplos:
        | enlace                     |
        | /actualizar-td?data=..     |
        | /actualizar-td?data=%2E%2E |
        | /actualizar-td?data=.      |

    @ACC-30 @GEN-12
    Escenario: Lo que trae un enlace llega entero
      Cuando abre "/actualizar-td?data=a%2Fb%3Fc"
      Entonces el prestamista recibió "la tarjeta del enlace" con:
        | data | a/b?c |

    @ACC-30
    Esquema del escenario: Si no se puede buscar, se prueba de nuevo
      Dado que la consulta de "la tarjeta del enlace" <falla>
      Cuando abre "el enlace de la tarjeta de Marta"
      Y vuelve a intentar con la tarjeta
      Entonces se explica "Hola, Marta Giménez. Vamos a reemplazar tu tarjeta de débito 4821."

      Ejemplos:
        | falla                 |
        | responde con un error |
        | no se puede leer      |
        | no llega              |

  Regla: La tarjeta nueva se revisa entera

    @ACC-30
    Escenario: Lo que falta se pide todo junto
      Cuando abre "el enlace de la tarjeta de Marta"
      Y no completa la tarjeta
      Entonces se le pide que corrija:
        | Ingresá el número de la tarjeta.            |
        | Ingresá el vencimiento.                     |
        | Ingresá el código de seguridad.             |
        | Ingresá el nombre como figura en la tarjeta. |
        | El DNI es requerido                         |

    @ACC-30
    Escenario: Lo que está mal se pide todo junto
      Cuando abre "el enlace de la tarjeta de Marta"
      Y da la tarjeta:
        | número      | 45176500123 |
        | titular     | Marta 2     |
        | vencimiento | 01/20       |
        | código      | 12          |
        | DNI         | 12345       |
      Entonces se le pide que corrija:
        | El número de la tarjeta está incompleto.                                       |
        | El vencimiento tiene que ser un mes que todavía no llegó.                      |
        | El código de seguridad tiene 3 números, o 4 si la tarjeta es American Express. |
        | El nombre solo lleva letras y espacios.                                        |
        | El DNI debe ser un número entre 6 y 8 dígitos                                  |

    @ACC-30 @PAY-14
    Esquema del escenario: Hace falta una que venza después de este mes: <vencimiento>
      Dado que hoy es el 21 de noviembre de 2026
      Cuando abre "el enlace de la tarjeta de Marta"
      Y da la tarjeta:
        | número      | 5412 7500 1234 5014 |
        | titular     | Marta Giménez       |
        | vencimiento | <vencimiento>       |
        | código      | 123                 |
        | DNI         | 28456123            |
      Entonces la pantalla dice:
        | <se lee> |

      Ejemplos:
        | vencimiento | se lee                                                    |
        | 11/26       | El vencimiento tiene que ser un mes que todavía no llegó. |
        | 12/26       | Actualizamos tu tarjeta                                   |

    @ACC-30
    Esquema del escenario: El número se agrupa mientras se escribe
      Cuando abre "el enlace de la tarjeta de Marta"
      Y escribe el número "<escrito>"
      Entonces queda escrito "<agrupado>"

      Ejemplos:
        | escrito          | agrupado            |
        | 4517-6500 1234   | 4517 6500 1234      |
        | 3712345678901234 | 3712 345678 90123   |

    @ACC-30
    Escenario: Corregir en el medio del número no mueve el cursor
      Cuando abre "el enlace de la tarjeta de Marta"
      Y escribe el número "451765001234482" y agrega "99" en la posición 7
      Entonces queda escrito "4517 6599| 0012 3448 2"

    @ACC-30
    Escenario: Recargar a mitad de camino no deja nada escrito
      Cuando abre "el enlace de la tarjeta de Marta"
      Y escribe el número "4517650012344821"
      Y recarga la página
      Entonces el número y el código no quedaron escritos

  Regla: La tarjeta se actualiza o se dice por qué no

    @ACC-30 @camino
    Escenario: La tarjeta queda actualizada
      Cuando abre "el enlace de la tarjeta de Marta"
      Y da la tarjeta:
        | número      | 5412 7500 1234 5014 |
        | titular     | Íñigo Núñez         |
        | vencimiento | 12/39               |
        | código      | 123                 |
        | DNI         | 28456123            |
      Entonces ve la pantalla "Actualizamos tu tarjeta"
      Y se explica "Desde ahora vamos a debitar tus cuotas de tu Mastercard 5014."

    @ACC-30
    Escenario: De la tarjeta actualizada se va al portal
      Cuando abre "el enlace de la tarjeta de Marta" en una computadora
      Y da la tarjeta:
        | número      | 5412 7500 1234 5014 |
        | titular     | Marta Giménez       |
        | vencimiento | 12/39               |
        | código      | 123                 |
        | DNI         | 28456123            |
      Y sigue al portal
      Entonces llega a "/mi-cuenta"

    @ACC-30
    Escenario: Al volver se ve la tarjeta nueva
      Cuando abre "el enlace de la tarjeta de Marta"
      Y da la tarjeta:
        | número      | 5412 7500 1234 5014 |
        | titular     | Marta Giménez       |
        | vencimiento | 12/39               |
        | código      | 123                 |
        | DNI         | 28456123            |
      Y recarga la página
      Entonces se explica "Hola, Marta Giménez. Vamos a reemplazar tu tarjeta de débito 5014."

    @ACC-30
    Escenario: El banco no la acepta y hay que cargarla otra vez
      Cuando abre "el enlace de la tarjeta de Marta"
      Y da la tarjeta:
        | número      | 4517 6500 1234 0002 |
        | titular     | Marta Giménez       |
        | vencimiento | 12/39               |
        | código      | 123                 |
        | DNI         | 28456123            |
      Y vuelve a intentar con la tarjeta
      Entonces el número y el código no quedaron escritos

    @ACC-30
    Esquema del escenario: Lo que dice según cómo falla
      Dado que la consulta de "la actualización de la tarjeta" <falla>
      Cuando abre "el enlace de la tarjeta de Marta"
      Y da la tarjeta:
        | número      | 5412 7500 1234 5014 |
        | titular     | Marta Giménez       |
        | vencimiento | 12/39               |
        | código      | 123                 |
        | DNI         | 28456123            |
      Entonces ve la pantalla "<título>"
      Y se explica "<explicación>"
      Y la pantalla dice:
        | Volver a cargar la tarjeta |
        | <por qué>                  |

      Ejemplos:
        | falla                               | título                                | explicación                                                                               | por qué                                                              |
        | responde que el pedido está mal     | No pudimos actualizar tu tarjeta      | Tu tarjeta anterior sigue igual. Revisá los datos y probá de nuevo, o usá otra tarjeta.   | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. |
        | responde con un error               | No sabemos si se actualizó tu tarjeta | Puede que el cambio ya esté hecho. Fijate cómo quedó antes de volver a cargar la tarjeta. | Tuvimos un problema de nuestro lado.                                 |
        | responde que son demasiados pedidos | No pudimos actualizar tu tarjeta      | Tu tarjeta anterior sigue igual. Revisá los datos y probá de nuevo, o usá otra tarjeta.   | Desde esta conexión se cargaron muchas tarjetas. Probá de nuevo en un rato. |
        | no llega                            | No sabemos si se actualizó tu tarjeta | Puede que el cambio ya esté hecho. Fijate cómo quedó antes de volver a cargar la tarjeta. | No tuvimos respuesta.                                                |

    @ACC-30
    Escenario: Sin respuesta, el cambio que se hizo se ve antes de cargarla otra vez
      Dado que la respuesta de "la actualización de la tarjeta" se pierde
      Cuando abre "el enlace de la tarjeta de Marta"
      Y da la tarjeta:
        | número      | 5412 7500 1234 5014 |
        | titular     | Marta Giménez       |
        | vencimiento | 12/39               |
        | código      | 123                 |
        | DNI         | 28456123            |
      Y se fija cómo quedó la tarjeta
      Entonces ve la pantalla "Actualizamos tu tarjeta"

    @ACC-30
    Escenario: Sin respuesta también se puede cargar otra vez
      Dado que la consulta de "la actualización de la tarjeta" no llega
      Cuando abre "el enlace de la tarjeta de Marta"
      Y da la tarjeta:
        | número      | 5412 7500 1234 5014 |
        | titular     | Marta Giménez       |
        | vencimiento | 12/39               |
        | código      | 123                 |
        | DNI         | 28456123            |
      Y vuelve a intentar con la tarjeta
      Entonces el número y el código no quedaron escritos

    @ACC-30 @SES-16
    Escenario: Una respuesta que no es del prestamista no dice cómo quedó
      Dado que a "la actualización de la tarjeta" contesta la página de la red
      Cuando abre "el enlace de la tarjeta de Marta"
      Y da la tarjeta:
        | número      | 5412 7500 1234 5014 |
        | titular     | Marta Giménez       |
        | vencimiento | 12/39               |
        | código      | 123                 |
        | DNI         | 28456123            |
      Entonces la pantalla dice:
        | No sabemos si se actualizó tu tarjeta |
        | No pudimos leer la respuesta.         |
        | Si nos escribís, pasanos este código: card-update.updateCard    |
