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
        | la contraseña            |
        | la elección de identidad |

    @ACC-06 @ACC-19
    Escenario: A quien no tiene contraseña no se le pide, venga por donde venga
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y abre "mis préstamos"
      Entonces llega a "el código"

    @ACC-05 @ACC-19
    Esquema del escenario: Quien no es cliente no pasa por <paso>
      Dado que Marta está por ingresar
      Y que todos sus préstamos están en estado "REC"
      Cuando ingresa el DNI "28456123"
      Y abre "<paso>"
      Entonces llega a "no es cliente"

      Ejemplos:
        | paso          |
        | mis préstamos |
        | la contraseña |
        | el código     |

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
