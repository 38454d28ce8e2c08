# language: es
Característica: La sesión

  Regla: Lo privado pide ingresar y después se llega a donde se iba

    @SES-01
    Escenario: Sin ingresar, mis préstamos pide el DNI
      Dado que nadie ingresó
      Cuando abre "mis préstamos"
      Entonces llega a "el ingreso"

    @SES-02
    Escenario: Con la sesión abierta, el ingreso lleva al inicio
      Dado que Marta ingresó
      Cuando abre "el ingreso"
      Entonces llega a "el inicio"

    @SES-02
    Escenario: Con la sesión abierta, el ingreso lleva a donde pide el enlace
      Dado que Marta ingresó
      Cuando abre "/validacion-dni?redirectUrl=/mis-prestamos"
      Entonces llega a "mis préstamos"

    @SES-02
    Esquema del escenario: Nunca se sale del portal
      Dado que Marta ingresó
      Cuando abre "/validacion-dni?redirectUrl=<afuera>"
      Entonces llega a "el inicio"

      Ejemplos:
        | afuera                      |
        | https://otro-sitio.example  |
        | /%2F%2Fotro-sitio.example   |

    @SES-02
    Esquema del escenario: Lo que el enlace pide puede traer su consulta: <pedido>
      Dado que Marta ingresó
      Cuando abre "/validacion-dni?redirectUrl=<pedido>"
      Entonces llega a "<destino>"

      Ejemplos:
        | pedido                                             | destino                                   |
        | /cancelacion-anticipada%3FidLoan%3Dp-6b1f0c92      | /cancelacion-anticipada?idLoan=p-6b1f0c92 |
        | /mis-prestamos/p-6b1f0c92%23cuotas                 | /mis-prestamos/p-6b1f0c92                 |

    @SES-20
    Esquema del escenario: Ningún enlace lleva a cambiar quién está adentro
      Dado que Marta ingresó
      Cuando abre "/validacion-dni?redirectUrl=<puerta>"
      Entonces llega a "el inicio"
      Y en el dispositivo queda "user"

      Ejemplos:
        | puerta                                                   |
        | /autologin%3Fdata=raul                                   |
        | /cerrar-sesion                                           |
        | /validacion-dni%3FredirectUrl=%2Fautologin%253Fdata=raul |

  Regla: Lo que no existe o no corresponde lleva a donde se pueda seguir

    @SES-03
    Escenario: Un camino desconocido lleva al inicio
      Dado que Marta ingresó
      Cuando abre "/no-existe"
      Entonces llega a "el inicio"
      Y un aviso dice "Esa dirección no existe. Seguí desde acá, o escribinos."

    @SES-03
    Escenario: Quien no ingresó también lo lee
      Dado que nadie ingresó
      Cuando abre "/no-existe"
      Entonces llega a "el ingreso"
      Y un aviso dice "Esa dirección no existe. Seguí desde acá, o escribinos."

    @SES-03
    Escenario: La raíz del sitio no es una dirección desconocida
      Dado que nadie ingresó
      Cuando abre "/" en un celular
      Entonces llega a "/splash"
      Y ya no hay avisos

    @SES-03
    Escenario: Tampoco para quien ya ingresó
      Dado que Marta ingresó
      Cuando abre "/"
      Entonces llega a "el inicio"
      Y ya no hay avisos

    @SES-03
    Escenario: Un camino desconocido de un área lleva a su comienzo
      Dado que Marta ingresó
      Cuando abre "/pagar-cuota/no-existe"
      Entonces llega a "pagar cuota"
      Y un aviso dice "Esa dirección no existe. Seguí desde acá, o escribinos."

    @SES-17
    Escenario: El inicio tiene dos nombres
      Dado que Marta ingresó
      Cuando abre "/nueva-home"
      Entonces la saluda "Hola, Marta"
      Y llega a "/nueva-home"

  Regla: La sesión dura hasta que se cierra

    @SES-13
    Escenario: La sesión sigue después de recargar
      Dado que Marta ingresó
      Cuando recarga la página
      Entonces la saluda "Hola, Marta"

    @SES-13 @camino
    Escenario: Salir en una pestaña sale en todas
      Dado que Marta ingresó
      Cuando cierra la sesión en otra pestaña
      Entonces llega a "el ingreso"

    @SES-13
    Escenario: Otro cliente que entra en otra pestaña no encuentra nada de Marta
      Dado que Marta ingresó y está en "mis préstamos"
      Cuando Raúl ingresa con su enlace en otra pestaña
      Entonces llega a "el inicio"
      Y la saluda "Hola, Raúl"

    @SES-13 @ACC-31
    Escenario: Al salir, de Marta no queda nada
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "cuota2026"
      Y Marta cierra la sesión
      Y cierra el aviso de salida
      Entonces en el dispositivo queda sólo:
        | justLoggedOut |
        | sessionTurns  |

    @SES-13
    Escenario: Al salir, la huella activada se queda
      Dado que Marta activó su huella y cerró la sesión
      Cuando abre "el ingreso"
      Entonces en el dispositivo queda "unlockRegistered"

    @SES-13 @ACC-27
    Escenario: Al salir, lo que no se quiere volver a preguntar se queda
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando pide que no se le vuelva a preguntar por la huella
      Y Marta cierra la sesión
      Y cierra el aviso de salida
      Entonces en el dispositivo queda "unlockNeverAgain"

    @SES-13 @HOM-05
    Escenario: Al salir, los importes siguen ocultos
      Dado que Lucía ingresó
      Cuando oculta los importes
      Y Lucía cierra la sesión
      Y cierra el aviso de salida
      Entonces en el dispositivo queda "visibleAmount"

    @SES-13 @HOM-10
    Escenario: Al salir, el día en que se ofreció la línea se queda
      Dado que Diego ingresó
      Cuando abre "el inicio"
      Y Diego cierra la sesión
      Y cierra el aviso de salida
      Entonces en el dispositivo queda "revolvingPopUpDate"

    @SES-13 @ACC-24
    Escenario: Al salir, la presentación sigue vista
      Dado que nadie ingresó
      Cuando abre "la presentación"
      Y salta la presentación
      Y abre "el enlace de ingreso de Marta"
      Y Marta cierra la sesión
      Y cierra el aviso de salida
      Entonces en el dispositivo queda "introSeen"

    @SES-13 @ACC-02
    Escenario: Al salir, el DNI recordado se queda
      Dado que Marta está por ingresar
      Cuando ingresa su DNI "28456123" y pide que se recuerde
      Y ingresa la contraseña "cuota2026"
      Y Marta cierra la sesión
      Y cierra el aviso de salida
      Entonces en el dispositivo queda "rememberedDni"
      Y el DNI ya está escrito: "28456123"

  Regla: Una sesión que la empresa no renueva termina; una falla de la empresa, no

    @SES-07 @SES-01
    Esquema del escenario: La renovación se rechaza
      Dado que Marta ingresó y está en "la ayuda"
      Y que la consulta de "los préstamos" responde que la sesión no sirve
      Y que la consulta de "la renovación de la sesión" responde que <motivo>
      Cuando abre "mis préstamos"
      Entonces llega a "el ingreso"
      Y lee "Tu sesión venció. Ingresá de nuevo."
      Y en el dispositivo ya no queda "user"

      Ejemplos:
        | motivo             |
        | la sesión no sirve |
        | no está permitido  |

    @SES-01 @SES-13
    Esquema del escenario: Adonde estaba vuelve Marta, y nadie que ingrese en su lugar: <quién>
      Dado que Marta ingresó y está en "la ayuda"
      Y que la consulta de "los préstamos" responde que la sesión no sirve
      Y que la consulta de "la renovación de la sesión" responde que la sesión no sirve
      Cuando abre "mis préstamos"
      Y ingresa el DNI "<dni>"
      Y ingresa la contraseña "cuota2026"
      Entonces llega a "<destino>"

      Ejemplos:
        | quién | dni      | destino       |
        | Marta | 28456123 | mis préstamos |
        | Raúl  | 24318907 | el inicio     |

    @SES-07
    Esquema del escenario: La renovación falla y se dice de quién es la falla
      Dado que Marta ingresó y está en "la ayuda"
      Y que la consulta de "los préstamos" responde que la sesión no sirve
      Y que la consulta de "la renovación de la sesión" <falla>
      Cuando abre "mis préstamos"
      Entonces la pantalla explica "<motivo>"
      Y en el dispositivo queda "user"

      Ejemplos:
        | falla                         | motivo                                                                                                                                          |
        | responde que tuvo un problema | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                                                                            |
        | no llega                      | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.                                                                         |
        | no se puede leer              | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: session.refreshToken (LOAN_PAYMENT_VOUCHER) |

    @SES-07
    Escenario: Cuando la empresa se repone, la pantalla llega
      Dado que Marta ingresó y está en "la ayuda"
      Y que la consulta de "los préstamos" responde que la sesión no sirve
      Y que la consulta de "la renovación de la sesión" responde que tuvo un problema
      Cuando abre "mis préstamos"
      Y prueba de nuevo
      Entonces ve la pantalla "Mis préstamos"

  Regla: Una pantalla que no carga lo explica y deja probar de nuevo

    @SES-16
    Escenario: El mensaje del servidor se muestra
      Dado que Marta ingresó
      Y que la consulta de "la situación de la cuenta" responde con un error y el mensaje "Estamos actualizando el sistema."
      Cuando abre el portal
      Entonces la pantalla explica "Estamos actualizando el sistema."

    @SES-16
    Escenario: Probar de nuevo trae la pantalla
      Dado que Marta ingresó
      Y que la consulta de "la situación de la cuenta" responde con un error
      Cuando prueba de nuevo
      Entonces la saluda "Hola, Marta"
