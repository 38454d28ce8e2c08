# language: es
Característica: Lo que queda guardado en el dispositivo

  Regla: Nada de lo guardado rompe una pantalla

    @SES-13
    Escenario: Antes de ingresar
      Dado que nadie ingresó
      Cuando abre cada pantalla del ingreso con algo raro guardado
      Entonces ninguna se rompe

    @SES-13
    Escenario: Con la sesión abierta
      Dado que Marta ingresó
      Cuando abre cada pantalla suya con algo raro guardado
      Entonces ninguna se rompe
