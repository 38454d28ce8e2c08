# language: es
Característica: Ingresar con un enlace

  Regla: El enlace ingresa y lleva a una pantalla del portal

    @ACC-26 @camino
    Escenario: Marta entra y va a donde el enlace dice
      Dado que nadie ingresó
      Cuando abre "el enlace de ingreso de Marta a mis préstamos"
      Entonces llega a "mis préstamos"
      Y en el dispositivo queda "user"

    @ACC-26
    Escenario: Mientras entra se dice
      Dado que nadie ingresó
      Y que el servidor tarda 60 segundos
      Cuando abre "el enlace de ingreso de Marta"
      Entonces mientras tanto ve la pantalla "Estamos ingresando a tu cuenta"

    @ACC-26
    Escenario: Un enlace que lleva afuera del portal se queda en el inicio
      Dado que nadie ingresó
      Cuando abre "el enlace de ingreso de Marta a otro sitio"
      Entonces llega a "el inicio"

    @ACC-26
    Escenario: El enlace que ya se usó no ingresa otra vez
      Dado que nadie ingresó
      Cuando abre "el enlace de ingreso de Marta"
      Y Marta cierra la sesión
      Y cierra el aviso de salida
      Y abre "el enlace de ingreso de Marta"
      Entonces llega a "/mi-cuenta?autologin=error"
      Y lee "No pudimos ingresarte automáticamente. Ingresá con tu DNI."

  Regla: Con una sesión abierta el enlace pregunta antes

    @ACC-26 @SES-20
    Escenario: Se dice quién está adentro
      Dado que Marta ingresó
      Cuando abre "el enlace de ingreso de Raúl"
      Entonces ve la pantalla "¿Entrar con otra cuenta?"
      Y lee "En este dispositivo está abierta la sesión de Marta Giménez. Para entrar con el enlace hay que cerrarla."
      Y en el dispositivo queda "user"

    @ACC-26 @SES-20
    Escenario: Si dice que sí, entra la otra persona y la primera sesión termina
      Dado que Marta ingresó
      Cuando abre "el enlace de ingreso de Raúl"
      Y acepta entrar con el enlace
      Entonces la saluda "Hola, Raúl"
      Y para la empresa ya no hay ninguna sesión de "27284561231"

    @ACC-26 @SES-20
    Escenario: Si dice que no, sigue en su cuenta y el enlace no se usa
      Dado que Marta ingresó
      Cuando abre "el enlace de ingreso de Raúl"
      Y prefiere seguir en su cuenta
      Entonces la saluda "Hola, Marta"
      Y para la empresa nunca hubo una sesión de "20243189072"

    @SES-20
    Escenario: Mientras no se conteste, en la otra pestaña sigue Marta
      Dado que Marta ingresó y está en "mis préstamos"
      Cuando Raúl abre su enlace en otra pestaña
      Entonces ve la pantalla "Mis préstamos"
      Y en el dispositivo queda "user"

    @SES-20
    Escenario: Si mientras tanto Marta sale en otra pestaña, la pregunta sigue siendo una pregunta
      Dado que Marta ingresó
      Cuando abre "el enlace de ingreso de Raúl"
      Y cierra la sesión en otra pestaña
      Entonces la pantalla dice:
        | ¿Entrar con el enlace?                                        |
        | La sesión que estaba abierta en este dispositivo ya se cerró. |
        | Ingresar con mi DNI                                           |
        | Entrar con el enlace                                          |
      Y para la empresa nunca hubo una sesión de "20243189072"

    @SES-20
    Escenario: Entra con el enlace quien lo decide
      Dado que Marta ingresó
      Cuando abre "el enlace de ingreso de Raúl"
      Y cierra la sesión en otra pestaña
      Y acepta entrar con el enlace sin nadie adentro
      Entonces la saluda "Hola, Raúl"

    @ACC-26
    Esquema del escenario: Un enlace que falla se le dice también a quien está adentro
      Dado que Marta ingresó
      Y que la consulta de "el ingreso por enlace" <falla>
      Cuando abre "el enlace de ingreso de Raúl"
      Y acepta entrar con el enlace
      Entonces un aviso dice "No pudimos usar ese enlace. Seguís en la cuenta de Marta."
      Y la saluda "Hola, Marta"

      Ejemplos:
        | falla                 |
        | responde con un error |
        | no llega              |
        | no se puede leer      |

    @ACC-26
    Escenario: Un enlace sin nada no pregunta: dice que no sirve
      Dado que Marta ingresó
      Cuando abre "/autologin"
      Entonces un aviso dice "No pudimos usar ese enlace. Seguís en la cuenta de Marta."

  Regla: Si el enlace falla, se ingresa a mano

    @ACC-26 @ACC-34
    Esquema del escenario: El enlace no sirve
      Dado que nadie ingresó
      Cuando abre "<enlace>"
      Entonces llega a "/mi-cuenta?autologin=error"
      Y lee "No pudimos ingresarte automáticamente. Ingresá con tu DNI."

      Ejemplos:
        | enlace                  |
        | el enlace de ingreso de Marta de anteayer |
        | /autologin?data=marta   |
        | /autologin              |
        | /autologin?data=%00     |

    @ACC-26
    Esquema del escenario: El servidor falla
      Dado que nadie ingresó
      Y que la consulta de "el ingreso por enlace" <falla>
      Cuando abre "el enlace de ingreso de Marta"
      Entonces llega a "/mi-cuenta?autologin=error"

      Ejemplos:
        | falla                 |
        | responde con un error |
        | no llega              |
        | no se puede leer      |
