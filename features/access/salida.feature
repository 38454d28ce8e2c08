# language: es
Característica: Salir de la cuenta

  Regla: Salir cierra la sesión

    @ACC-31
    Escenario: Mientras se cierra se dice
      Dado que Marta ingresó
      Cuando el capacitador pone una demora de 3 segundos
      Y Marta sale desde el menú
      Entonces mientras tanto ve la pantalla "Cerrando tu sesión"

    @ACC-31 @HOM-14 @camino
    Escenario: Marta sale desde el menú, lee que salió, y la empresa lo sabe
      Dado que Marta ingresó
      Cuando Marta sale desde el menú
      Entonces ve la pantalla "Cerraste tu sesión"
      Y lee "Para ver tus datos hay que volver a ingresar."
      Y la pantalla dice:
        | Volver a ingresar |
      Y para la empresa ya no hay ninguna sesión de "27284561231"

  Regla: Un enlace de afuera para salir pregunta antes

    @ACC-31 @SES-20
    Escenario: Se dice de quién es la sesión, y sigue abierta
      Dado que Marta ingresó
      Cuando abre "/cerrar-sesion"
      Entonces ve la pantalla "¿Cerrar la sesión?"
      Y lee "Está abierta la sesión de Marta Giménez."
      Y en el dispositivo queda "user"

    @ACC-31 @SES-20
    Escenario: Si no lo pidió, sigue en su cuenta
      Dado que Marta ingresó
      Cuando abre "/cerrar-sesion"
      Y prefiere seguir en su cuenta
      Entonces la saluda "Hola, Marta"

    @ACC-31
    Escenario: Si mientras tanto salió en otra pestaña, no hay nada que cerrar
      Dado que Marta ingresó
      Cuando abre "/cerrar-sesion"
      Y cierra la sesión en otra pestaña
      Entonces llega a "el ingreso"

  Regla: Salir empieza por el dispositivo, y dice sólo lo que es así

    @ACC-31 @GEN-11
    Escenario: Antes de que la empresa conteste ya no queda nada
      Dado que Marta ingresó
      Cuando el capacitador pone una demora de 3 segundos
      Y Marta sale desde el menú
      Entonces mientras tanto ve la pantalla "Cerrando tu sesión"
      Y en el dispositivo queda sólo:
        | justLoggedOut |
        | sessionTurns  |

    @ACC-31
    Escenario: Quien recarga en el medio salió
      Dado que Marta ingresó
      Cuando el capacitador pone una demora de 3 segundos
      Y Marta sale desde el menú
      Y recarga la página
      Entonces llega a "el ingreso"
      Y en el dispositivo ya no queda "user"

    @ACC-31
    Escenario: Sin conexión, Marta sale igual y se le dice qué falta
      Dado que Marta ingresó
      Cuando el capacitador corta la conexión
      Y Marta sale desde el menú
      Entonces ve la pantalla "Saliste de este dispositivo"
      Y lee "Acá ya no se ven tus datos, pero no pudimos avisarle a la empresa que cerraste la sesión. Dejá esta página abierta: seguimos intentando."
      Y en el dispositivo ya no queda "user"

    @ACC-31
    Escenario: Lo que la empresa no supo se le vuelve a decir
      Dado que Marta ingresó
      Y que la consulta de "la salida" no llega
      Cuando Marta sale desde el menú
      Y pasan 10 segundos
      Entonces ve la pantalla "Cerraste tu sesión"
      Y para la empresa ya no hay ninguna sesión de "27284561231"

    @ACC-31
    Escenario: Marta puede probar de nuevo ella misma
      Dado que Marta ingresó
      Y que la consulta de "la salida" responde con un error
      Cuando Marta sale desde el menú
      Y prueba de nuevo
      Entonces ve la pantalla "Cerraste tu sesión"
      Y para la empresa ya no hay ninguna sesión de "27284561231"

  Regla: Quien salió, salió

    @ACC-31
    Escenario: Aunque la empresa no se entere, Marta sale
      Dado que Marta ingresó
      Y que la consulta de "la salida" responde con un error
      Cuando Marta cierra la sesión
      Y cierra el aviso de salida
      Entonces llega a "el ingreso"
      Y en el dispositivo ya no queda "user"

    @ACC-31
    Escenario: Quien se va sin cerrar el aviso también salió
      Dado que Marta ingresó
      Y que la consulta de "la salida" responde con un error
      Cuando Marta cierra la sesión
      Y abre "mis préstamos"
      Entonces llega a "el ingreso"
      Y en el dispositivo ya no queda "user"

    @ACC-31
    Escenario: Marta sale y nada suyo queda en el dispositivo
      Dado que Marta ingresó
      Cuando Marta cierra la sesión
      Y cierra el aviso de salida
      Entonces llega a "el ingreso"
      Y en el dispositivo ya no queda "user"
      Y en el dispositivo ya no queda "accountStatus"
      Y en el dispositivo queda "justLoggedOut"
