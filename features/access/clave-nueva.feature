# language: es
Característica: Una contraseña nueva

  Regla: Quien olvidó la contraseña demuestra quién es con un código

    @ACC-16
    Escenario: El código abre el camino a la contraseña nueva
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y ingresa el código que le llegó
      Entonces llega a "la clave nueva"
      Y ve la pantalla "Elegí tu contraseña nueva"

    @ACC-16
    Escenario: Si el código no se pudo enviar, se dice
      Dado que Marta está por ingresar
      Y que la consulta de "el envío de códigos" se rechaza con "INVALID_PHONE_NUMBER"
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Entonces ve la pantalla "No pudimos empezar a restablecer tu contraseña"
      Y lee "El número de celular que tenemos no es válido. Podés cambiarlo o escribirnos por chat."
      Y para ingresar puede:
        | probar de nuevo                 |
        | decir que ese no es su número   |
        | decir que no le llegó el código |

    @ACC-16
    Escenario: El código que se pide dice para qué es
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Entonces ve la pantalla "Verificá que sos vos"

    @ACC-16
    Escenario: Con la contraseña nueva se entra
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y ingresa el código que le llegó
      Y elige la contraseña nueva "cuota2027"
      Y vuelve al ingreso y entra con "28456123" y "cuota2027"
      Entonces llega a "el inicio"

    @ACC-16
    Escenario: Si el código no se pudo enviar, se pide de nuevo
      Dado que Marta está por ingresar
      Y que la consulta de "el envío de códigos" se rechaza con "INVALID_PHONE_NUMBER"
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y prueba de nuevo
      Entonces el código se muestra en pantalla

    @ACC-16
    Escenario: Recargar en el medio no pierde el camino
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y recarga la página
      Y ingresa el código que le llegó
      Entonces llega a "la clave nueva"

    @ACC-16 @ACC-18 @camino
    Escenario: Después de cambiarla se ingresa de nuevo, y la anterior ya no sirve
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "Ñandu2026"
      Y vuelve al ingreso
      Y ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces se le pide que corrija: "Usuario y/o contraseña incorrectos"

    @ACC-16
    Escenario: Abierto de golpe, el código para cambiarla pide primero el DNI
      Dado que nadie ingresó
      Cuando abre "/validacion-celular?recuperar=1"
      Entonces llega a "el ingreso"

    @ACC-16 @ACC-07
    Escenario: Un código vencido no abre el camino
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y pasan 601 segundos
      Y ingresa el código que le llegó
      Entonces se le pide que corrija: "El código es incorrecto"

    @ACC-13 @ACC-16
    Escenario: Quien se bloqueó sale por el mismo camino
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y ingresa tres veces la contraseña "otra2026"
      Y dice que olvidó la contraseña
      Y ingresa el código que le llegó
      Entonces ve la pantalla "Elegí tu contraseña nueva"

    @ACC-17
    Escenario: Recargar al elegirla deja en el mismo paso
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando recarga la página
      Entonces ve la pantalla "Elegí tu contraseña nueva"

  Regla: Al guardarla la sesión termina

    @ACC-16 @ACC-18
    Escenario: Se confirma que quedó guardada
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "cuota2027"
      Entonces ve la pantalla "Guardamos tu contraseña"
      Y lee "Cerramos tu sesión para cuidarte. Ingresá de nuevo con tu contraseña nueva."

    @ACC-18
    Escenario: También quien crea la primera vuelve al ingreso
      Dado que Bruno ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "primera1"
      Y vuelve al ingreso
      Entonces llega a "el ingreso"
      Y en el dispositivo ya no queda "user"

    @ACC-18 @GEN-11
    Escenario: Lo suyo ya se borró cuando la pantalla dice que se cerró su sesión
      Dado que Bruno ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "primera1"
      Entonces ve la pantalla "Guardamos tu contraseña"
      Y en el dispositivo ya no queda "user"
      Y en el dispositivo ya no queda "accountStatus"
      Y no se lee ni queda guardado "Primero creá tu contraseña."

    @ACC-18 @ACC-31
    Escenario: Quien recarga la confirmación ingresa después al inicio
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y ingresa el código que le llegó
      Y elige la contraseña nueva "cuota2027"
      Y recarga la página
      Y entra con "28456123" y "cuota2027"
      Entonces llega a "el inicio"

    @ACC-18
    Escenario: Quien recarga la confirmación también queda afuera
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "cuota2027"
      Y recarga la página
      Entonces llega a "el ingreso"

    @ACC-18
    Escenario: Quien se va de la confirmación también queda afuera
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "cuota2027"
      Y abre "mis préstamos"
      Entonces llega a "el ingreso"

    @ACC-18 @SES-13
    Escenario: A quien ingresó en otra pestaña no le cierra la sesión
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "cuota2027"
      Y Raúl ingresa con su enlace en otra pestaña, sin ninguna sesión abierta
      Entonces la saluda "Hola, Raúl"

  Regla: Cambiarla pide la anterior a quien no acaba de demostrar quién es

    @ACC-36
    Escenario: Quien entró con su contraseña la escribe otra vez
      Dado que Marta está por ingresar
      Cuando entra con "28456123" y "cuota2026"
      Y abre "la clave nueva"
      Y elige la contraseña nueva "cuota2027"
      Entonces se le pide que corrija:
        | Escribí también tu contraseña actual. |

    @ACC-36
    Escenario: Sin escribirla se le pide de nuevo
      Dado que Marta está por ingresar
      Cuando entra con "28456123" y "cuota2026"
      Y abre "la clave nueva"
      Y elige la contraseña nueva "cuota2027"
      Y escribe su contraseña actual ""
      Entonces se le pide que corrija:
        | Escribí también tu contraseña actual. |

    @ACC-36
    Escenario: Con la contraseña actual se guarda
      Dado que Marta está por ingresar
      Cuando entra con "28456123" y "cuota2026"
      Y abre "la clave nueva"
      Y elige la contraseña nueva "cuota2027"
      Y escribe su contraseña actual "cuota2026"
      Entonces ve la pantalla "Guardamos tu contraseña"

    @ACC-36
    Escenario: Con otra contraseña no se guarda
      Dado que Marta está por ingresar
      Cuando entra con "28456123" y "cuota2026"
      Y abre "la clave nueva"
      Y elige la contraseña nueva "cuota2027"
      Y escribe su contraseña actual "otra2026"
      Entonces se le pide que corrija:
        | Tu contraseña actual no es esa. |

    @ACC-36
    Escenario: Quien no la recuerda sabe por dónde seguir
      Dado que Marta está por ingresar
      Cuando entra con "28456123" y "cuota2026"
      Y abre "la clave nueva"
      Y elige la contraseña nueva "cuota2027"
      Entonces puede salir para "Salir y elegirla con un código"

    @ACC-36
    Escenario: Quien entró por un enlace no crea la primera contraseña sin un código
      Dado que nadie ingresó
      Cuando abre "el enlace de ingreso de Bruno"
      Y abre "la clave nueva"
      Y elige la contraseña nueva "primera1"
      Entonces se le pide que corrija:
        | Para crear tu contraseña, volvé a ingresar con un código. |
      Y puede salir para "Salir y elegirla con un código"

  Regla: La contraseña son letras y números, y se escribe dos veces igual

    @ACC-17
    Escenario: Sin contraseña todavía, se crea la primera
      Dado que Bruno ingresó y está en "la clave nueva"
      Cuando abre el portal
      Entonces ve la pantalla "Creá tu contraseña"

    @ACC-17
    Esquema del escenario: Una contraseña que falta, es corta o lleva símbolos
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "<contraseña>" y la repite "<contraseña>"
      Entonces se le pide que corrija:
        | <motivo> |

      Ejemplos:
        | contraseña | motivo                                               |
        | abc12      | La contraseña debe tener al menos 6 caracteres.      |
        | clave$2026 | Usá solo letras y números, sin espacios ni símbolos. |

    @ACC-17
    Escenario: "ñandu1" sirve
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "ñandu1"
      Entonces ve la pantalla "Guardamos tu contraseña"

    @ACC-17
    Escenario: Las dos veces no dicen lo mismo
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "cuota2027" y la repite "Cuota2027"
      Entonces se le pide que corrija:
        | Las contraseñas no coinciden. |

    @ACC-17
    Escenario: No escribir nada se corrige todo junto
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva ""
      Entonces se le pide que corrija:
        | Ingresá una contraseña. |
        | Repetí la contraseña.   |

    @ACC-17 @ACC-18
    Esquema del escenario: Si no se pudo guardar, se dice y se sigue adentro
      Dado que Marta ingresó y está en "la clave nueva"
      Y que la consulta de "la contraseña nueva" <falla>
      Cuando elige la contraseña nueva "cuota2027"
      Entonces se le pide que corrija:
        | <motivo> |
      Y en el dispositivo queda "user"

      Ejemplos:
        | falla                  | motivo                                                                        |
        | responde con un error               | No sabemos si se guardó tu contraseña nueva. Tuvimos un problema de nuestro lado, pero puede que ya la tengas. Para saberlo, salí e ingresá con ella. |
        | no llega                            | No sabemos si se guardó tu contraseña nueva. No tuvimos respuesta, pero puede que ya la tengas. Para saberlo, salí e ingresá con ella.                |
        | responde que son demasiados pedidos | Quisiste cambiarla muchas veces. Probá de nuevo en un rato.                                                                                           |

  Regla: Los errores que nombran un dato del cliente dicen cuál es

    @ACC-33
    Esquema del escenario: El servidor encuentra mal un dato del cliente
      Dado que Marta está por ingresar
      Y que la consulta de "el envío de códigos" se rechaza con "<código>"
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Entonces lee "<texto>"

      Ejemplos:
        | código                 | texto                                                                                  |
        | INVALID_CUSTOMER_EMAIL | El correo que tenemos no es válido. Escribinos por chat para actualizarlo.             |
        | CUSTOMER_NOT_FOUND     | No encontramos datos para el dni ingresado                                             |
        | INVALID_PHONE_NUMBER   | El número de celular que tenemos no es válido. Podés cambiarlo o escribirnos por chat. |
