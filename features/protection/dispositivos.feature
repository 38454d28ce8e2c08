# language: es
Característica: Mis dispositivos
  Se ve dónde está abierta la cuenta y con qué se puede entrar, y se cierra lo que no es de uno.

  Antecedentes:
    Dado que Marta ingresó y está en "mis dispositivos"

  Regla: Se ve cada sesión con su dispositivo, su lugar y su último uso

    @ACC-39
    Escenario: La de este dispositivo va primero
      Entonces sus sesiones son:
        | Este dispositivo  | Último uso: 21 de noviembre de 2026, 12:00                          |
        | Chrome en Android | Morón, Buenos Aires. Último uso: 19 de noviembre de 2026, 12:00     |
        | Edge en Windows   | Rosario, Santa Fe. Último uso: 12 de noviembre de 2026, 12:00       |

    @ACC-39
    Escenario: Desde sus datos se llega
      Cuando abre "mis datos"
      Y va a sus dispositivos
      Entonces ve la pantalla "Mis dispositivos"

    @ACC-39
    Escenario: Donde no se pueden ver está el chat, y no se prueba de nuevo en vano
      Dado que la consulta de "los dispositivos" responde que no lo ofrece
      Entonces la pantalla dice:
        | Por acá todavía no se pueden ver tus dispositivos |
        | Escribinos por chat y lo vemos con vos.           |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Proteger mi cuenta                        | /perdi-mi-celular           |
      Y la pantalla no dice:
        | Probar de nuevo |

    @ACC-39 @GEN-10
    Escenario: Si su única huella no se puede leer, las sesiones se ven igual
      Dado que el prestamista manda ilegible su única huella
      Entonces le quedan las sesiones "Este dispositivo, Chrome en Android"
      Y la pantalla dice:
        | Si activaste huella o rostro, no pudimos mostrarlos. |
      Y la pantalla no dice:
        | No activaste huella ni rostro. |
      Y se le dice que hay algo que no se pudo mostrar

    @ACC-39 @GEN-10
    Escenario: Si una sesión no se puede leer, no se dice que es la única
      Dado que el prestamista manda ilegible su otra sesión
      Entonces le quedan las sesiones "Este dispositivo"
      Y la pantalla dice:
        | Cerrar todas las otras |
      Y la pantalla no dice:
        | No hay otras sesiones abiertas. |
      Y se le dice que hay algo que no se pudo mostrar

  Regla: Nada se cierra sin la contraseña o la huella

    @ACC-39
    Escenario: Cerrada una sesión, el teclado sigue en la pantalla
      Cuando cierra la sesión de "Edge en Windows" con la contraseña "cuota2026"
      Entonces el foco está en el título "Mis dispositivos"

    @ACC-39
    Escenario: Cerradas todas las otras, el teclado sigue en la pantalla
      Cuando cierra todas las otras sesiones con la contraseña "cuota2026"
      Entonces el foco está en el título "Mis dispositivos"

    @ACC-39 @camino
    Escenario: Marta cierra la que no es suya
      Cuando cierra la sesión de "Edge en Windows" con la contraseña "cuota2026"
      Entonces le quedan las sesiones "Este dispositivo, Chrome en Android"

    @ACC-39
    Escenario: Se cierra esa y no otra
      Cuando cierra la sesión de "Edge en Windows" con la contraseña "cuota2026"
      Entonces el prestamista recibió "el cierre de sesiones" con:
        | sessionId | edge-windows |

    @ACC-39
    Escenario: Marta cierra todas las otras
      Cuando cierra todas las otras sesiones con la contraseña "cuota2026"
      Entonces le quedan las sesiones "Este dispositivo"
      Y la pantalla dice:
        | No hay otras sesiones abiertas. |

    @ACC-39
    Esquema del escenario: Con la contraseña <cuál> no se cierra nada
      Cuando cierra la sesión de "Edge en Windows" con la contraseña "<contraseña>"
      Entonces no se cierra, y se le dice "<motivo>"

      Ejemplos:
        | cuál       | contraseña | motivo                                                                                        |
        | equivocada | otra2026   | No pudimos comprobar que seas vos. Revisá la contraseña o probá de la otra forma. Si falló varias veces, puede estar bloqueada: elegí otra con un código.     |
        | vacía      |            | Ingresá tu contraseña.                                                                         |

    @ACC-13 @ACC-39
    Escenario: Que no se comprobó quién es se dice una sola vez
      Cuando cierra la sesión de "Edge en Windows" con la contraseña "otra2026"
      Entonces no se cierra, y una sola vez se le dice "No pudimos comprobar que seas vos. Revisá la contraseña o probá de la otra forma. Si falló varias veces, puede estar bloqueada: elegí otra con un código."
      Y no se le pide corregir ningún dato

    @ACC-13 @ACC-39
    Escenario: La contraseña que falta es un dato para corregir
      Cuando cierra la sesión de "Edge en Windows" con la contraseña ""
      Entonces se le pide corregir un dato
      Y junto a la contraseña se le dice "La pedimos para estar seguros de que sos vos. Error: Ingresá tu contraseña."

    @ACC-13 @ACC-39
    Escenario: Al escribir de nuevo, el error desaparece
      Cuando cierra la sesión de "Edge en Windows" con la contraseña ""
      Y escribe la contraseña "cuota2026" sin confirmarla
      Entonces junto a la contraseña se le dice "La pedimos para estar seguros de que sos vos."

    @ACC-13 @ACC-39
    Escenario: A quien pudo bloquearse se le da por dónde seguir
      Cuando cierra la sesión de "Edge en Windows" con la contraseña "otra2026"
      Entonces la pregunta de quién es lleva a:
        | Salir y elegirla con un código            | /cerrar-sesion              |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @ACC-39
    Escenario: Si cancela, todo queda como estaba
      Cuando se arrepiente de cerrar la sesión de "Edge en Windows"
      Entonces le quedan las sesiones "Este dispositivo, Chrome en Android, Edge en Windows"

    @ACC-39
    Escenario: Si no se sabe si se cerró y deja de insistir, se pregunta de nuevo qué está abierto
      Dado que la respuesta de "el cierre de sesiones" se pierde
      Cuando cierra la sesión de "Edge en Windows" con la contraseña "cuota2026"
      Entonces no se cierra, y se le dice "No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo."
      Cuando aprieta Escape
      Entonces le quedan las sesiones "Este dispositivo, Chrome en Android"

    @ACC-39
    Escenario: Sin huella registrada se usa la contraseña
      Cuando cierra la sesión de "Edge en Windows" con la huella
      Entonces no se cierra, y se le dice "Tu cuenta no tiene huella ni rostro. Usá la contraseña."

  Regla: Las huellas se quitan de a una

    @ACC-39
    Escenario: Una huella se ve y se quita
      Dado que Nicolás ingresó y está en "mis dispositivos"
      Cuando quita "Huella o rostro 1" con la contraseña "cuota2026"
      Entonces la pantalla dice:
        | No activaste huella ni rostro. |

    @ACC-39 @ACC-14
    Escenario: Quien quita su última huella no empieza a ingresar con ella
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "mis dispositivos"
      Y quita "Huella o rostro 1" con la contraseña "cuota2026"
      Entonces en el dispositivo ya no queda "unlockRegistered"

    @ACC-39
    Escenario: Quien quita la huella de su celular y deja la de otro puede activarla de nuevo
      Dado que Nicolás ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "mis dispositivos"
      Y quita "Huella o rostro 2" con la contraseña "cuota2026"
      Y abre "mis datos"
      Entonces la pantalla dice:
        | Activar en este dispositivo |
      Y en el dispositivo ya no queda "unlockRegistered"

    @ACC-39
    Escenario: Quien quita la huella de otro celular conserva la del suyo
      Dado que Nicolás ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "mis dispositivos"
      Y quita "Huella o rostro 1" con la contraseña "cuota2026"
      Y abre "mis datos"
      Entonces la pantalla no dice:
        | Activar en este dispositivo |
      Y en el dispositivo queda "unlockRegistered"
