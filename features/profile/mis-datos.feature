# language: es
Característica: Mis datos

  Regla: Dice quién es y qué se puede cambiar

    @PRO-01 @camino
    Escenario: Marta lee sus datos
      Dado que Marta ingresó y está en "mis datos"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Mis datos                                                                                                     |
        | Lo que sabemos de vos y cómo ingresás.                                                                        |
        | Marta Giménez                                                                                                 |
        | DNI                                                                                                           |
        | 28456123                                                                                                      |
        | Cambiar mi celular                                                                                            |
        | Con una selfie y un código al número nuevo                                                                    |
        | Cambiar mi contraseña                                                                                         |
        | Después vas a ingresar de nuevo                                                                               |
        | Pronto vas a poder cambiar acá tu correo, tu domicilio y tu foto. Mientras tanto, pedinos el cambio por chat. |

    @PRO-04
    Escenario: Marta lee qué hace restablecer la huella
      Dado que Marta ingresó y está en "mis datos"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Ingreso con huella o rostro                                                                          |
        | Si cambiaste o perdiste un dispositivo, restablecelo: ninguno va a poder ingresar sin tu contraseña. |

    @PRO-01 @PRO-04
    Escenario: Desde ahí Marta cambia cómo ingresa
      Dado que Marta ingresó y está en "mis datos"
      Cuando abre el portal
      Entonces la pantalla lleva a:
        | Cambiar mi celular Con una selfie y un código al número nuevo | /cambio-celular             |
        | Cambiar mi contraseña Después vas a ingresar de nuevo         | /generar-clave              |
        | Activar en este dispositivo                                   | /modo-desbloqueo            |
        | Hablar por chat (se abre en otra pestaña)                     | https://wa.me/5491150000000 |
