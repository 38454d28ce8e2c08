# language: es
Característica: Los dos botones de la ley
  El arrepentimiento y la baja están en la primera pantalla, sin ingresar y sin registrarse.

  Regla: Están en la primera pantalla y llevan a donde se piden

    @CAN-06 @camino
    Escenario: Sin ingresar se llega al arrepentimiento
      Dado que nadie ingresó
      Cuando abre "el ingreso"
      Y toca al pie "Botón de arrepentimiento"
      Entonces llega a "/arrepentimiento"
      Y ve la pantalla "Botón de arrepentimiento"

    @CAN-06
    Escenario: También a la baja
      Dado que nadie ingresó
      Cuando abre "el ingreso"
      Y toca al pie "Botón de baja"
      Entonces llega a "/baja"
      Y ve la pantalla "Botón de baja"

    @CAN-06
    Escenario: Los dos plazos se dicen por separado
      Dado que nadie ingresó
      Cuando abre "/arrepentimiento"
      Entonces la pantalla dice:
        | Botón de arrepentimiento                                                                               |
        | Pedí deshacer una compra o un préstamo. No hace falta ingresar.                                        |
        | Una compra: dentro de los 10 días corridos desde que la hiciste o la recibiste, lo último que pase. |
        | Un préstamo que no usaste: dentro de los 10 días hábiles desde que te dimos el dinero.              |
        | Para responderte por este pedido.                                                                      |

    @CAN-06
    Escenario: La baja dice que no borra lo que se debe
      Dado que nadie ingresó
      Cuando abre "/baja"
      Entonces la pantalla dice:
        | Botón de baja                                                              |
        | Pedí dar de baja el servicio. No hace falta ingresar.                      |
        | La baja no borra lo que debés: las cuotas que quedan se siguen pagando. |

    @CAN-06
    Escenario: Con páginas propias del prestamista se va a ellas
      Dado que el prestamista recibe el arrepentimiento en "https://prestamista.example/arrepentimiento"
      Y que el prestamista recibe la baja en "https://prestamista.example/baja"
      Cuando abre "el ingreso"
      Entonces al pie de la página están:
        | Botón de arrepentimiento | https://prestamista.example/arrepentimiento |
        | Botón de baja            | https://prestamista.example/baja            |
        | Contacto                 | https://www.example.com.ar/contacto         |

    @CAN-06
    Escenario: Quien tocó el botón llega a la página del prestamista
      Dado que el prestamista recibe la baja en "https://prestamista.example/baja"
      Cuando abre "el ingreso"
      Y toca al pie "Botón de baja"
      Entonces llega a "https://prestamista.example/baja"

    @CAN-06 @SUP-02
    Escenario: Quien ingresó los encuentra en la ayuda
      Dado que Marta ingresó y está en "la ayuda"
      Cuando toca "Botón de arrepentimiento"
      Entonces llega a "/arrepentimiento"

    @CAN-06 @SUP-02
    Escenario: También en la ayuda son los del prestamista
      Dado que el prestamista recibe la baja en "https://prestamista.example/baja"
      Y que Marta ingresó y está en "la ayuda"
      Cuando toca "Botón de baja"
      Entonces llega a "https://prestamista.example/baja"

  Regla: Tres campos, un botón y un número con fecha y hora

    @CAN-06
    Esquema del escenario: Ana recibe el número de <qué>
      Dado que nadie ingresó
      Cuando abre "<página>"
      Y pide "<botón>" como "Ana Laura Castro" con DNI "14.223.078" y contacto "11 4455-6677"
      Entonces la pantalla dice:
        | Recibimos tu pedido                                        |
        | Guardá el número: con él podés preguntar cómo sigue. |
        | Pediste                                                    |
        | <qué>                                                      |
        | Número de trámite                                          |
        | <número>                                                   |
        | Fecha y hora                                               |
        | 21 de noviembre de 2026, 12:00                             |

      Ejemplos:
        | página           | botón                    | qué                  | número          |
        | /arrepentimiento | Pedir el arrepentimiento | El arrepentimiento   | ARR-2026-000001 |
        | /baja            | Pedir la baja            | La baja del servicio | BAJ-2026-000001 |

    @CAN-06
    Escenario: El número se guarda
      Dado que nadie ingresó
      Cuando abre "/arrepentimiento"
      Y pide "Pedir el arrepentimiento" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Y toca "Guardar la constancia"
      Entonces un aviso dice "Guardamos la constancia en tus descargas."
      Y se descarga "constancia-ARR-2026-000001.txt"

    @CAN-06
    Escenario: Con su número se puede seguir hasta el ingreso
      Dado que nadie ingresó
      Cuando abre "/arrepentimiento"
      Y pide "Pedir el arrepentimiento" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Entonces la pantalla lleva a:
        | Ir al ingreso | /validacion-dni |

    @CAN-06
    Escenario: Lo que falta se dice todo junto
      Dado que nadie ingresó
      Cuando abre "/baja"
      Y pide "Pedir la baja" como "" con DNI "123" y contacto "ana"
      Entonces se le pide que corrija:
        | El DNI debe ser un número entre 6 y 8 dígitos                                    |
        | Escribí tu nombre y apellido                                                     |
        | Escribí un celular con su código de área o un correo, como ana@correo.com |

    @CAN-06
    Esquema del escenario: Sin nombre o sin cómo responderle no se pide: <qué>
      Dado que nadie ingresó
      Cuando abre "/baja"
      Y pide "Pedir la baja" como "<nombre>" con DNI "14223078" y contacto "<contacto>"
      Entonces se le pide que corrija:
        | <falta> |

      Ejemplos:
        | qué                      | nombre    | contacto              | falta                                                                     |
        | nada escrito             | Ana       |                       | Escribí un celular o un correo                                            |
        | números de más           | Ana       | 11 4455 6677 8899 0   | Escribí un celular con su código de área o un correo, como ana@correo.com |
        | un nombre sin letras     | 123       | ana@correo.example    | Escribí tu nombre y apellido                                              |

    @CAN-06
    Escenario: El número se copia
      Dado que nadie ingresó
      Cuando abre "/baja"
      Y pide "Pedir la baja" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Y toca "Copiar el número"
      Entonces la pantalla dice:
        | Copiar el número        |
        | Copiado al portapapeles |

    @CAN-06
    Escenario: Lo que no se pudo pedir se pide por chat
      Dado que nadie ingresó
      Y que la consulta de "el pedido de la ley" responde que no existe
      Cuando abre "/baja"
      Y pide "Pedir la baja" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Entonces la pantalla lleva a:
        | Pedirlo por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @CAN-06 @CAN-02
    Escenario: Tomás llega desde su préstamo con su nombre puesto
      Dado que Tomás ingresó y está en "/arrepentimiento?prestamo=40167731"
      Cuando pide "Pedir el arrepentimiento" con contacto "3874405167"
      Entonces ve la pantalla "Recibimos tu pedido"
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @CAN-06
    Escenario: La baja no es de un préstamo, aunque la dirección traiga uno
      Dado que Tomás ingresó y está en "/baja?prestamo=40167731"
      Entonces ve la pantalla "Botón de baja"
      Y la pantalla no dice:
        | Es por el préstamo 40167731. |

    @CAN-06
    Escenario: El préstamo del que viene se dice
      Dado que Tomás ingresó y está en "/arrepentimiento?prestamo=40167731"
      Entonces la pantalla dice:
        | Es por el préstamo 40167731. |

  Regla: Lo que no se pudo pedir se dice, y no se pierde lo escrito

    @CAN-06
    Escenario: Si el servidor falla no se sabe si llegó
      Dado que nadie ingresó
      Y que la consulta de "el pedido de la ley" responde con un error
      Cuando abre "/arrepentimiento"
      Y pide "Pedir el arrepentimiento" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Entonces el pedido no sigue: "No sabemos si nos llegó tu pedido Tuvimos un problema de nuestro lado, pero puede que ya lo tengamos. Mandalo de nuevo: si es el mismo, te damos el mismo número. Pedirlo por chat (se abre en otra pestaña)"
      Y sigue escrito "Ana Laura Castro" en "Nombre y apellido"

    @CAN-06
    Escenario: El servidor no lo acepta
      Dado que nadie ingresó
      Y que la consulta de "el pedido de la ley" responde que choca con otro
      Cuando abre "/arrepentimiento"
      Y pide "Pedir el arrepentimiento" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Entonces el pedido no sigue: "Tu pedido no se envió Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. Pedirlo por chat (se abre en otra pestaña)"
      Y sigue escrito "Ana Laura Castro" en "Nombre y apellido"

    @CAN-06
    Escenario: Un prestamista que no lo recibe por acá dice por dónde
      Dado que nadie ingresó
      Y que la consulta de "el pedido de la ley" responde que no existe
      Cuando abre "/arrepentimiento"
      Y pide "Pedir el arrepentimiento" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Entonces el pedido no sigue: "Tu pedido no se envió Por acá todavía no lo podemos recibir. Pedilo por chat: te damos un número de trámite. Pedirlo por chat (se abre en otra pestaña)"
      Y sigue escrito "Ana Laura Castro" en "Nombre y apellido"

    @CAN-06
    Escenario: Sin respuesta no se sabe si llegó
      Dado que nadie ingresó
      Y que la consulta de "el pedido de la ley" no llega
      Cuando abre "/arrepentimiento"
      Y pide "Pedir el arrepentimiento" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Entonces el pedido no sigue: "No sabemos si nos llegó tu pedido No tuvimos respuesta, pero puede que ya lo tengamos. Mandalo de nuevo: si es el mismo, te damos el mismo número. Pedirlo por chat (se abre en otra pestaña)"
      Y sigue escrito "Ana Laura Castro" en "Nombre y apellido"

    @CAN-06
    Escenario: Mandarlo de nuevo da el mismo número
      Dado que nadie ingresó
      Y que la respuesta de "el pedido de la ley" se pierde
      Cuando abre "/arrepentimiento"
      Y pide "Pedir el arrepentimiento" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Y toca "Pedir el arrepentimiento"
      Entonces la pantalla dice:
        | Número de trámite |
        | ARR-2026-000001   |

  Regla: La demostración muestra lo que se pidió

    @CAN-06 @DEM-04
    Escenario: El capacitador ve el trámite
      Dado que nadie ingresó
      Cuando abre "/baja"
      Y pide "Pedir la baja" como "Ana Laura Castro" con DNI "14223078" y contacto "ana@correo.example"
      Entonces la demo muestra el trámite "BAJ-2026-000001 · Baja · DNI 14223078 · 21 de noviembre de 2026, 12:00"

  Regla: La constancia sirve sola

    @CAN-06
    Escenario: La constancia dice quién pidió qué, cuándo y por qué préstamo
      Dado que Tomás ingresó y está en "/arrepentimiento?prestamo=40167731"
      Cuando pide "Pedir el arrepentimiento" con contacto "3874405167"
      Y toca "Guardar la constancia"
      Entonces el archivo guardado dice:
        | Número de trámite: ARR-2026-000001 |
        | Nombre y apellido: Tomás Arce |
        | Celular o correo: 3874405167 |
        | Fecha y hora: 21 de noviembre de 2026, 12:00 |
        | Número de DNI: 37650128                      |
        | Es por el préstamo 40167731.                 |
