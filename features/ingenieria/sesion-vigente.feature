# language: es
Característica: La sesión vigente
  Al abrirse con la sesión iniciada, el portal pregunta si esa sesión sigue en pie.

  Regla: Sólo un rechazo termina la sesión

    @SES-08
    Escenario: La sesión sigue en pie
      Dado que Marta ingresó
      Cuando abre "el inicio"
      Entonces la saluda "Hola, Marta"

    @SES-08 @camino
    Escenario: El servidor ya no acepta la sesión
      Dado que Marta ingresó
      Y que el servidor ya no acepta la sesión
      Cuando abre el portal
      Entonces llega a "el ingreso"

    @SES-08
    Escenario: El servidor falla al preguntarle
      Dado que Marta ingresó
      Y que la consulta de "la sesión" responde con un error
      Cuando abre el portal
      Entonces la saluda "Hola, Marta"

    @SES-08
    Escenario: El servidor no responde cuando se le pregunta
      Dado que Marta ingresó
      Y que la consulta de "la sesión" no llega
      Cuando abre el portal
      Entonces la saluda "Hola, Marta"
