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
        | la elección de identidad |
        | el código que no llegó   |
        | no es cliente            |

    @ACC-19
    Esquema del escenario: Sin haber elegido quién es, de <paso> se vuelve a la elección
      Dado que Ana Laura está por ingresar
      Cuando ingresa el DNI "14223078"
      Y abre "<paso>"
      Entonces llega a "la elección de identidad"
      Y puede elegir entre:
        | Ana Laura Castro CUIT 27-14223078-5  |
        | Ana María Castro CUIT 24-14223078-6  |
        | Juan Carlos Rojas CUIT 20-14223078-0 |
        | No soy ninguna de estas personas     |

      Ejemplos:
        | paso                     |
        | el código                |
        | el código que no llegó   |
        | la contraseña            |
        | la elección de identidad |

    @ACC-13 @SES-01
    Escenario: Quien cambia de usuario y entra llega al inicio
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "14223078"
      Y elige ser "Ana Laura Castro"
      Y cambia de usuario
      Y ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "el inicio"

    @ACC-20 @SES-01
    Escenario: Quien primero tuvo que decir quién es llega al inicio
      Dado que nadie ingresó
      Cuando abre el cambio de celular
      Y ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "el inicio"

    @ACC-20 @ACC-04
    Escenario: Quien no eligió quién es lo elige antes de cambiar su celular
      Dado que Ana Laura está por ingresar
      Cuando ingresa el DNI "14223078"
      Y abre el cambio de celular
      Y elige ser "Ana Laura Castro"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "el inicio"

    @ACC-19
    Escenario: Con un DNI de varias personas y sin haber elegido, "no es cliente" vuelve a la elección
      Dado que Ana Laura está por ingresar
      Cuando ingresa el DNI "14223078"
      Y abre "no es cliente"
      Entonces llega a "la elección de identidad"

    @ACC-19 @SES-02
    Esquema del escenario: El destino de un enlace se conserva aunque falten los pasos anteriores
      Dado que nadie ingresó
      Cuando abre "<paso>?redirectUrl=/mis-prestamos"
      Y ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "mis préstamos"

      Ejemplos:
        | paso                |
        | /iniciar-sesion     |
        | /validacion-celular |
        | /validacion-cuit    |
        | /validacion-dni     |

    @ACC-19 @SES-01
    Escenario: El destino se conserva por más pasos que haga falta dar
      Dado que nadie ingresó
      Cuando abre "mis préstamos"
      Y ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "mis préstamos"

  Regla: Salir cierra la sesión

    @ACC-31
    Escenario: Mientras se cierra se dice
      Dado que Marta ingresó
      Cuando el capacitador pone una demora de 3 segundos
      Y Marta sale desde el menú
      Entonces mientras tanto ve la pantalla "Cerrando tu sesión"

    @ACC-31 @HOM-14
    Escenario: Marta sale desde el menú, lee que salió, y la empresa lo sabe
      Dado que Marta ingresó
      Cuando Marta sale desde el menú
      Entonces ve la pantalla "Cerraste tu sesión"
      Y lee "Para ver tus datos hay que volver a ingresar."
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

  Regla: Volver atrás deja un paso atrás

    @ACC-19
    Escenario: De la contraseña se vuelve al DNI
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y vuelve atrás
      Entonces llega a "el ingreso"

    @ACC-19 @ACC-04 @camino
    Escenario: Del código se vuelve a elegir quién es
      Dado que Juan Carlos está por ingresar
      Cuando ingresa el DNI "14223078"
      Y elige ser "Juan Carlos Rojas"
      Y vuelve atrás
      Entonces puede elegir entre:
        | Ana Laura Castro CUIT 27-14223078-5  |
        | Ana María Castro CUIT 24-14223078-6  |
        | Juan Carlos Rojas CUIT 20-14223078-0 |
        | No soy ninguna de estas personas     |

    @ACC-19 @ACC-08
    Escenario: Volver al código no lo manda de nuevo
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y pasan 20 segundos
      Y dice que no le llegó el código
      Y vuelve atrás
      Entonces puede pedir otro código recién en "40 segundos"

    @ACC-19
    Escenario: Elegido otro camino, se vuelve a donde se estaba
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y vuelve atrás
      Entonces ve quién está por ingresar: "Hola, Marta Giménez CUIT 27-28456123-1"

    @SES-02
    Escenario: Con la sesión abierta no se vuelve al ingreso
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Y vuelve atrás
      Entonces llega a "el inicio"

    @ACC-31 @SES-01
    Escenario: Con la sesión cerrada no se vuelve a lo privado
      Dado que Marta ingresó
      Cuando Marta cierra la sesión
      Y cierra el aviso de salida
      Y vuelve atrás
      Entonces llega a "el ingreso"

  Regla: Recargar deja en el mismo paso

    @ACC-13 @ACC-19
    Escenario: En la contraseña
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y recarga la página
      Entonces ve quién está por ingresar: "Hola, Marta Giménez CUIT 27-28456123-1"

    @ACC-04 @ACC-19
    Escenario: En la elección de identidad
      Dado que Ana Laura está por ingresar
      Cuando ingresa el DNI "14223078"
      Y recarga la página
      Y elige ser "Ana Laura Castro"
      Entonces llega a "la contraseña"

    @ACC-08 @ACC-19
    Escenario: En el código, que no se manda de nuevo
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y pasan 20 segundos
      Y recarga la página
      Entonces puede pedir otro código recién en "40 segundos"

    @ACC-32 @ACC-19
    Escenario: En el código que no llegó
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y dice que no le llegó el código
      Y recarga la página
      Entonces llega a "el código que no llegó"

  Regla: Lo privado que se abre de golpe se retoma después de ingresar

    @SES-01
    Esquema del escenario: Se retoma "<paso>"
      Dado que nadie ingresó
      Cuando abre "<paso>"
      Y ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "<paso>"

      Ejemplos:
        | paso                    |
        | la clave nueva          |
        | el desbloqueo           |
        | mis datos               |
        | /recibir-notificaciones |
