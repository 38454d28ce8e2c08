# language: es
Característica: Ingresar con un enlace

  Regla: El enlace ingresa y lleva a una pantalla del portal

    @ACC-26 @camino
    Escenario: Marta entra y va a donde el enlace dice
      Dado que nadie ingresó
      Cuando abre "/autologin?data=marta.prestamos"
      Entonces llega a "mis préstamos"
      Y en el dispositivo queda "user"

    @ACC-26
    Escenario: Mientras entra se dice
      Dado que nadie ingresó
      Y que el servidor tarda 60 segundos
      Cuando abre "/autologin?data=marta"
      Entonces mientras tanto ve la pantalla "Estamos ingresando a tu cuenta"

    @ACC-26
    Escenario: Un enlace que lleva afuera del portal se queda en el inicio
      Dado que nadie ingresó
      Cuando abre "/autologin?data=marta.afuera"
      Entonces llega a "el inicio"

    @ACC-26
    Escenario: El enlace de otra persona cambia quién está adentro
      Dado que Marta ingresó
      Cuando abre "/autologin?data=raul"
      Entonces la saluda "Hola, Raúl"

  Regla: Si el enlace falla, se ingresa a mano

    @ACC-26 @ACC-34
    Esquema del escenario: El enlace no sirve
      Dado que nadie ingresó
      Cuando abre "<enlace>"
      Entonces llega a "/mi-cuenta?autologin=error"
      Y lee "No pudimos ingresarte automáticamente. Ingresá con tu DNI."

      Ejemplos:
        | enlace                  |
        | /autologin?data=vencido |
        | /autologin              |
        | /autologin?data=        |
        | /autologin?data=%00     |

    @ACC-26
    Esquema del escenario: El servidor falla
      Dado que nadie ingresó
      Y que la consulta de "el ingreso por enlace" <falla>
      Cuando abre "/autologin?data=marta"
      Entonces llega a "/mi-cuenta?autologin=error"

      Ejemplos:
        | falla                 |
        | responde con un error |
        | no llega              |
        | no se puede leer      |
