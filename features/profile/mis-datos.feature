# language: es
Característica: Mis datos

  Regla: Dice quién es y qué se puede cambiar

    @PRO-01 @camino
    Escenario: Marta lee sus datos
      Dado que Marta ingresó y está en "mis datos"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Mis datos                                                                                                     |
        | Tu contacto, tu domicilio y cómo ingresás.                                                                        |
        | Marta Giménez                                                                                                 |
        | DNI                                                                                                           |
        | 28456123                                                                                                      |
        | Cambiar mi celular                                                                                            |
        | Con una selfie y un código al número nuevo                                                                    |
        | Cambiar mi contraseña                                                                                         |
        | Después vas a ingresar de nuevo                                                                               |

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
        | Mis dispositivos Sesiones abiertas, huella y rostro | /mis-dispositivos |
        | Mis datos personales Pedirlos, corregirlos o borrarlos        | /mis-datos-personales       |
        | Activar en este dispositivo                                   | /modo-desbloqueo            |

    @PRO-04 @ACC-39
    Escenario: Donde la huella ya está activada no se ofrece activarla otra vez
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "mis datos"
      Entonces la pantalla dice:
        | Restablecer huella o rostro |
      Y la pantalla no dice:
        | Activar en este dispositivo |

    @PRO-04 @ACC-39
    Escenario: Restablecida la huella, se puede activar otra vez
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "mis datos"
      Y restablece su huella con la contraseña "cuota2026"
      Entonces la pantalla dice:
        | Activar en este dispositivo |

    @PRO-01
    Escenario: Marta lee todo lo que se sabe de ella
      Dado que Marta ingresó y está en "mis datos"
      Cuando abre el portal
      Entonces la pantalla dice:
        | DNI                         |
        | 28456123                    |
        | CUIT                        |
        | 27-28456123-1               |
        | Celular                     |
        | 1145678901                  |
        | Correo                      |
        | marta.gimenez@correo.example |
      Y quien no ve la pantalla oye:
        | Quién sos                   |
        | Ingreso con huella o rostro |
      Y la pestaña se llama "Mis datos · Luma Créditos"

    @PRO-04
    Escenario: Antes de restablecer la huella se pregunta
      Dado que Marta ingresó y está en "mis datos"
      Cuando toca "Restablecer huella o rostro"
      Entonces sobre la pantalla se lee:
        | ¿Restablecer el ingreso con huella o rostro?                                              |
        | Se borra en todos tus dispositivos. Vas a poder activarlo de nuevo cuando quieras.         |
        | Tu contraseña                                                                             |
        | Usar huella o rostro                                                                      |
        | Cancelar                                                                                  |

    @PRO-04
    Esquema del escenario: La pregunta se cierra con "<cómo>"
      Dado que Marta ingresó y está en "mis datos"
      Cuando toca "Restablecer huella o rostro"
      Y toca "<cómo>"
      Entonces no queda nada abierto sobre la pantalla
      Y no ve ningún aviso

      Ejemplos:
        | cómo            |
        | Cancelar        |
        | Cerrar          |
