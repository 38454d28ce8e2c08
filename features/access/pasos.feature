# language: es
Característica: Los pasos del ingreso van en orden

  Regla: Sin los pasos anteriores se vuelve al DNI

    @ACC-19
    Esquema del escenario: Un paso abierto de golpe vuelve al DNI
      Dado que nadie ingresó
      Cuando abre "<paso>"
      Entonces llega a "el ingreso"

      Ejemplos:
        | paso                     |
        | la contraseña            |
        | el código                |

      @solo-node
      Ejemplos:
        | paso                     |
        | la elección de identidad |
        | el código que no llegó   |
        | no es cliente            |

    @ACC-19
    Escenario: Sin haber elegido quién es, se vuelve a la elección
      Dado que Ana Laura está por ingresar
      Cuando ingresa el DNI "14223078"
      Y abre "el código"
      Entonces llega a "la elección de identidad"

    @ACC-19 @SES-01
    Escenario: El destino se conserva por más pasos que haga falta dar
      Dado que nadie ingresó
      Cuando abre "mis préstamos"
      Y ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "mis préstamos"

  Regla: Salir cierra la sesión

    @ACC-31
    Escenario: Marta sale y nada suyo queda en el dispositivo
      Dado que Marta ingresó
      Cuando Marta cierra la sesión
      Y cierra el aviso de salida
      Entonces llega a "el ingreso"
      Y en el dispositivo ya no queda "user"
      Y en el dispositivo ya no queda "accountStatus"
      Y en el dispositivo queda "justLoggedOut"
