# language: es
Característica: Lo que dicen las pantallas que protegen la cuenta

  Regla: Mis dispositivos dice todo, y antes de cerrar o quitar se pregunta

    @ACC-39
    Escenario: Con otras sesiones y sin huella
      Dado que Marta ingresó y está en "mis dispositivos"
      Entonces la pantalla dice:
        | Mis dispositivos                                                                        |
        | Dónde está abierta tu cuenta y con qué se puede entrar. Si algo no es tuyo, cerralo.    |
        | Sesiones abiertas                                                                       |
        | Este dispositivo                                                                        |
        | Último uso: 21 de noviembre de 2026, 12:00                                              |
        | Chrome en Android                                                                       |
        | Morón, Buenos Aires. Último uso: 19 de noviembre de 2026, 12:00                         |
        | Cerrar sesión de Chrome en Android                                                      |
        | Edge en Windows                                                                         |
        | Rosario, Santa Fe. Último uso: 12 de noviembre de 2026, 12:00                           |
        | Cerrar sesión de Edge en Windows                                                        |
        | Cerrar todas las otras                                                                  |
        | Huella y rostro                                                                         |
        | No activaste huella ni rostro.                                                          |
        | ¿Perdiste el celular o hay algo que no hiciste? Proteger mi cuenta                      |
      Y la pantalla lleva a:
        | Proteger mi cuenta | /perdi-mi-celular |

    @ACC-39
    Escenario: Lo que el prestamista no sabe no se inventa
      Dado que el prestamista dice sólo una parte de sus dispositivos
      Y que Marta ingresó y está en "mis dispositivos"
      Entonces la pantalla dice:
        | Este dispositivo                                                     |
        | Firefox en Linux                                                     |
        | Morón. Último uso: 21 de noviembre de 2026, 12:00                    |
        | Dispositivo sin nombre                                               |
        | Último uso: 20 de noviembre de 2026, 09:30                           |
        | Cerrar sesión de Dispositivo sin nombre                              |
        | Celular de Marta                                                     |
        | Desde el 1 de octubre de 2026                                        |
        | Quitar Celular de Marta                                              |
        | Huella o rostro                                                      |
        | Quitar Huella o rostro                                               |
      Y le quedan las sesiones "Este dispositivo, Dispositivo sin nombre"

    @ACC-39
    Escenario: De dos huellas se quita la que se eligió, y queda la otra
      Dado que el prestamista dice sólo una parte de sus dispositivos
      Y que Marta ingresó y está en "mis dispositivos"
      Cuando quita "Celular de Marta" con la contraseña "cuota2026"
      Entonces el prestamista recibió "el borrado de las huellas" con:
        | passkeyId | bmFtZWQ |

    @ACC-39
    Escenario: Mientras carga
      Dado que la consulta de "los dispositivos" no vuelve
      Y que Marta ingresó y está en "mis dispositivos"
      Entonces mientras tanto la pantalla dice:
        | Cargando tus dispositivos |

    @ACC-39 @camino
    Escenario: Si no se pudo cargar, se puede probar de nuevo y proteger la cuenta igual
      Dado que la consulta de "los dispositivos" responde con un error
      Y que Marta ingresó y está en "mis dispositivos"
      Entonces la pantalla dice:
        | No pudimos cargar tus dispositivos                                                      |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                    |
        | Probar de nuevo                                                                         |
        | ¿Perdiste el celular o hay algo que no hiciste? Proteger mi cuenta                      |
      Y la pantalla lleva a:
        | Proteger mi cuenta | /perdi-mi-celular |
      Cuando toca "Probar de nuevo"
      Entonces la pantalla dice:
        | Sesiones abiertas |

    @ACC-39
    Esquema del escenario: Antes de cerrar se pregunta: <qué toca>
      Dado que Marta ingresó y está en "mis dispositivos"
      Cuando toca "<qué toca>"
      Entonces sobre la pantalla se lee:
        | <pregunta>                                    |
        | <qué va a pasar>                              |
        | Tu contraseña                                 |
        | La pedimos para estar seguros de que sos vos. |
        | <botón>                                       |
        | Usar huella o rostro                          |
        | Cancelar                                      |

      Ejemplos:
        | qué toca                           | pregunta                          | qué va a pasar                                      | botón             |
        | Cerrar sesión de Chrome en Android | ¿Cerrar esa sesión?               | En ese dispositivo va a haber que ingresar de nuevo. | Cerrar la sesión |
        | Cerrar todas las otras             | ¿Cerrar todas las otras sesiones? | Queda abierta sólo la de este dispositivo.           | Cerrar las otras |

    @ACC-39
    Escenario: Antes de quitar una huella se pregunta
      Dado que Nicolás ingresó y está en "mis dispositivos"
      Cuando toca "Quitar Huella o rostro 1"
      Entonces sobre la pantalla se lee:
        | ¿Quitar esa huella o rostro?                         |
        | Con esa huella o rostro no se va a poder entrar más. |
        | Tu contraseña                                        |
        | La pedimos para estar seguros de que sos vos.        |
        | Quitar                                               |
        | Usar huella o rostro                                 |
        | Cancelar                                             |

    @ACC-39
    Esquema del escenario: Lo hecho se dice: <qué>
      Dado que <quién> ingresó y está en "mis dispositivos"
      Cuando <qué> con la contraseña "cuota2026"
      Entonces un aviso dice "<aviso>"
      Y no queda nada abierto sobre la pantalla

      Ejemplos:
        | quién   | qué                                   | aviso                                           |
        | Marta   | cierra la sesión de "Edge en Windows" | Cerramos la sesión.                             |
        | Marta   | cierra todas las otras sesiones       | Cerramos todas las otras sesiones.              |
        | Nicolás | quita "Huella o rostro 1"             | Listo. Con esa huella o rostro ya no se entra.  |

    @ACC-39
    Esquema del escenario: Si no se cerró se dice por qué, y se puede corregir (<qué>)
      Dado que la consulta de "el cierre de sesiones" <qué>
      Y que Marta ingresó y está en "mis dispositivos"
      Cuando cierra la sesión de "Edge en Windows" con la contraseña "cuota2026"
      Entonces no se cierra, y se le dice "<por qué>"

      Ejemplos:
        | qué                                | por qué                                                                 |
        | responde con un error              | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.    |
        | no llega                           | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | responde que son demasiados pedidos | Hubo muchos intentos. Probá de nuevo en un rato.                       |

  Regla: No fui yo dice qué va a pasar antes de que pase, y qué pasó

    @ACC-41
    Esquema del escenario: Antes de decirlo, con el cambio de <cambio>
      Dado que Marta ingresó y está en "/no-fui-yo?cambio=<dirección>"
      Entonces la pantalla dice:
        | No fui yo                                                                               |
        | Si no hiciste ese cambio, puede que otra persona esté en tu cuenta.                     |
        | <texto>                                                                                 |
        | Se cierran todas las otras sesiones.                                                    |
        | Quedan en pausa los cambios y los préstamos nuevos, hasta que nos pidas sacar la pausa. |
        | Después, hacés el reclamo con ese cambio ya puesto, para que lo revisemos.              |
        | No fui yo: proteger mi cuenta                                                           |
        | Fui yo, volver al inicio                                                                |
      Y no ve nada con tilde
      Y la pantalla lleva a:
        | Fui yo, volver al inicio | /inicio |

      Ejemplos:
        | cambio     | dirección | texto                                 |
        | celular    | phone     | Cambió el celular de tu cuenta        |
        | contraseña | password  | Cambió la contraseña de tu cuenta     |
        | huella     | device    | Se agregó una huella o un dispositivo |

    @ACC-41
    Escenario: Sin saber qué cambió, se elige
      Dado que Marta ingresó y está en "/no-fui-yo"
      Entonces la pantalla dice:
        | No fui yo     |
        | ¿Qué cambió?  |
      Y la pantalla lleva a:
        | Cambió el celular de tu cuenta        | /no-fui-yo?cambio=phone    |
        | Cambió la contraseña de tu cuenta     | /no-fui-yo?cambio=password |
        | Se agregó una huella o un dispositivo | /no-fui-yo?cambio=device   |

    @ACC-41
    Escenario: Hecho, se dice, y sigue dicho
      Dado que Marta ingresó y está en "/no-fui-yo?cambio=phone"
      Cuando dice que no fue ella
      Y pasan 60 segundos
      Entonces ve la pantalla "Tu cuenta está protegida"
      Y la pantalla dice:
        | Se cerraron todas las otras sesiones.                                                  |
        | Están en pausa los cambios y los préstamos nuevos, hasta que nos pidas sacar la pausa. |
        | Falta el reclamo: contanos qué pasó y envialo.                                         |
      Y lo que lleva tilde dice:
        | Tu cuenta está protegida                                                               |
        | Se cerraron todas las otras sesiones.                                                  |
        | Están en pausa los cambios y los préstamos nuevos, hasta que nos pidas sacar la pausa. |
      Y la pantalla lleva a:
        | Hacer el reclamo | /consultas?cambio=phone |
        | Ir al inicio     | /inicio                 |

    @ACC-41
    Esquema del escenario: Si no se confirmó se dice por qué, y al segundo intento se hace (<qué>)
      Dado que la consulta de "el cambio que no hizo" <qué>
      Y que Marta ingresó y está en "/no-fui-yo?cambio=phone"
      Cuando dice que no fue ella
      Entonces la pantalla dice:
        | <título>                      |
        | <por qué>                     |
        | No fui yo: proteger mi cuenta |
      Cuando dice que no fue ella
      Y sigue con el reclamo
      Entonces llega a "/consultas?cambio=phone"

      Ejemplos:
        | qué                                 | título                                  | por qué                                                                                                                |
        | responde que son demasiados pedidos | Tu cuenta no se protegió                | Hubo muchos intentos. Probá de nuevo en un rato.                                                                       |
        | no llega                            | No sabemos si tu cuenta quedó protegida | No tuvimos respuesta, pero puede que ya esté hecho. Pedilo de nuevo: hacerlo dos veces no cambia nada.                 |
        | responde que no le llegó la respuesta | No sabemos si tu cuenta quedó protegida | Tuvimos un problema de nuestro lado, pero puede que ya esté hecho. Pedilo de nuevo: hacerlo dos veces no cambia nada. |

    @ACC-41
    Escenario: Si decir que no fue tarda, se dice
      Dado que la consulta de "el cambio que no hizo" no vuelve
      Y que Marta ingresó y está en "/no-fui-yo?cambio=phone"
      Cuando toca "No fui yo: proteger mi cuenta"
      Y pasan 12 segundos
      Entonces mientras tanto la pantalla dice:
        | Está tardando más de lo normal. Seguimos intentando: no hace falta que vuelvas a tocar. |

  Regla: Perdí mi celular dice todo, y quien falla tiene con quién hablar

    @ACC-38
    Escenario: El formulario
      Dado que nadie ingresó
      Cuando abre "perdí mi celular"
      Entonces la pantalla dice:
        | Perdí mi celular   |
        | Número de DNI      |
        | Contraseña         |
        | Proteger mi cuenta |
      Y no ve nada con tilde

    @ACC-38
    Escenario: Ya protegida
      Dado que nadie ingresó
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Entonces la pantalla dice:
        | Tu cuenta está protegida                                                                                  |
        | No llegan más avisos tuyos a ningún dispositivo.                                                          |
        | Están en pausa los cambios de celular, contraseña, contacto y tarjetas, y los préstamos y compras nuevos. |
        | Qué hacer ahora                                                                                           |

    @ACC-38
    Esquema del escenario: Si no se protegió se dice por qué, y está el chat (<qué>)
      Dado que la consulta de "el aviso del celular perdido" responde que <qué>
      Y que nadie ingresó
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Entonces la pantalla dice:
        | <título>           |
        | <por qué>          |
        | Proteger mi cuenta |
      Y la pantalla lleva a:
        | Escribir por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

      Ejemplos:
        | qué                      | título                                  | por qué                                                                                                                       |
        | no lo ofrece             | Tu cuenta no se protegió                | Por acá todavía no se puede. Escribinos por chat y lo hacemos con vos.                                                        |
        | el pedido está mal       | Tu cuenta no se protegió                | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                                                          |
        | no le llegó la respuesta | No sabemos si tu cuenta quedó protegida | Tuvimos un problema de nuestro lado, pero puede que ya esté hecho. Pedilo de nuevo: hacerlo dos veces no cambia nada. |

    @ACC-38
    Escenario: Al segundo intento se protege, y la contraseña se escribe otra vez
      Dado que la consulta de "el aviso del celular perdido" no llega
      Y que nadie ingresó
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Entonces la pantalla dice:
        | No sabemos si tu cuenta quedó protegida                                                                   |
        | No tuvimos respuesta, pero puede que ya esté hecho. Pedilo de nuevo: hacerlo dos veces no cambia nada. |
      Y en el formulario sigue escrito:
        | Número de DNI | 28456123 |
        | Contraseña    |          |
      Cuando protege su cuenta con "cuota2026"
      Entonces ve la pantalla "Tu cuenta está protegida"

  Regla: Lo que está en pausa se dice con su causa

    @ACC-40
    Esquema del escenario: Se dice por qué: <causa>
      Dado que el prestamista retiene los cambios porque <causa>
      Y que Marta ingresó y está en "la clave nueva"
      Entonces la pantalla dice:
        | El cambio de contraseña está en pausa |
        | <se lee>                              |

      Ejemplos:
        | causa                       | se lee                                                                                                                                                          |
        | se agregó una huella        | Hace poco se agregó una huella o un dispositivo. Vas a poder hacerlo desde el 22 de noviembre de 2026 a las 12:00. Si no fuiste vos, escribinos por chat.      |
        | dijo que no hizo un cambio  | Dijiste que no hiciste un cambio de tu cuenta. Sigue así hasta que nos pidas sacar la pausa: escribinos por chat.                                              |
