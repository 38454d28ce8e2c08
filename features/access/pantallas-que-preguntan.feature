# language: es
Característica: Lo que dicen las pantallas que preguntan antes de seguir
  Entrar con otra cuenta, salir o cambiar algo se dice entero, con las dos salidas.

  Regla: Nadie entra ni sale sin decirlo

    @ACC-26 @SES-20
    Escenario: Un enlace de otra persona
      Dado que Marta ingresó
      Cuando abre "el enlace de ingreso de Raúl"
      Entonces la pantalla dice:
        | ¿Entrar con otra cuenta?                                                                                   |
        | En este dispositivo está abierta la sesión de Marta Giménez. Para entrar con el enlace hay que cerrarla. |
        | Seguir en mi cuenta                                                                                        |
        | Cerrarla y entrar con el enlace                                                                            |

    @ACC-31 @SES-20 @camino
    Escenario: Una salida que no empezó en el portal
      Dado que Marta ingresó
      Cuando abre "/cerrar-sesion"
      Entonces la pantalla dice:
        | ¿Cerrar la sesión?                       |
        | Está abierta la sesión de Marta Giménez. |
        | Cerrar la sesión                         |
        | Seguir en mi cuenta                      |
      Cuando toca "Cerrar la sesión"
      Entonces la pantalla dice:
        | Cerraste tu sesión                            |
        | Para ver tus datos hay que volver a ingresar. |
        | Volver a ingresar                             |
      Y la pantalla no dice:
        | Probar de nuevo |

    @ACC-31
    Escenario: Una salida que la empresa no supo
      Dado que Marta ingresó
      Y que la consulta de "la salida" responde con un error
      Cuando Marta sale desde el menú
      Entonces la pantalla dice:
        | Saliste de este dispositivo                                                                                                                |
        | Acá ya no se ven tus datos, pero no pudimos avisarle a la empresa que cerraste la sesión. Dejá esta página abierta: seguimos intentando. |
        | Probar de nuevo                                                                                                                            |
        | Volver a ingresar                                                                                                                          |

  Regla: Quien olvidó la contraseña sabe a dónde va el código y qué hacer si no llega

    @ACC-16 @ACC-09
    Escenario: El código para elegir otra
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Entonces la pantalla dice:
        | Cambiar de usuario                                        |
        | Verificá que sos vos                                      |
        | Te enviamos un código de 4 números por SMS al 1145****01. |
        | Código de 4 números                                       |
        | Podés pedir otro código en 60 segundos.                   |
        | No recibí el código                                       |
        | Ese no es mi número                                       |
        | Cambiar de persona                                        |
      Y la pantalla no dice:
        | Reenviar el código |

    @ACC-17 @ACC-16
    Escenario: La contraseña nueva de quien ya tenía una
      Dado que Marta ingresó y está en "la clave nueva"
      Entonces la pantalla dice:
        | Elegí tu contraseña nueva                                      |
        | Con ella vas a ingresar la próxima vez, sin esperar un código. |
        | Contraseña nueva                                               |
        | Al menos 6 letras o números, sin espacios ni símbolos.         |
        | Repetí la contraseña                                           |
        | Guardar contraseña                                             |

  Regla: El cambio de celular de quien ya ingresó es de quien ingresó

    @ACC-20
    Escenario: Antes de la selfie
      Dado que Marta ingresó y está en "/cambio-celular"
      Entonces la pantalla dice:
        | Cambiá tu celular                                                     |
        | Para cuidar tu cuenta, primero validamos que seas vos con una selfie. |
        | Marta Giménez · CUIT 27-28456123-1                                    |
        | Continuar con la selfie                                               |

    @ACC-22
    Escenario: Cambiado, se sigue al inicio
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces la pantalla dice:
        | Cambiaste tu celular                     |
        | Desde ahora te escribimos al 1155****01. Por tu seguridad, le avisamos del cambio a tu celular anterior. |
        | Ir al inicio                             |
      Y la pantalla no dice:
        | Continuar |
      Cuando toca "Ir al inicio"
      Entonces llega a "el inicio"

    @ACC-36
    Escenario: Una validación que ya sirvió deja seguir sin otra
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que la consulta de "el envío de códigos" responde que choca con otro con "IDENTITY_CHECK_USED"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Entonces la pantalla dice:
        | Esta validación ya se usó                                                                                                    |
        | Sirve para un solo cambio, y puede que tu celular ya haya cambiado. Para cambiarlo otra vez, validá tu identidad de nuevo. |
        | Validar mi identidad                                                                                                         |
      Cuando toca "Ir al inicio"
      Entonces llega a "el inicio"

    @ACC-36
    Escenario: También a quien todavía no ingresó
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Y pasan 901 segundos
      Y da el celular "3815557788"
      Entonces la pantalla dice:
        | La validación venció                                                              |
        | Tu celular sigue siendo el mismo. Validá tu identidad de nuevo para cambiarlo. |
        | Validar mi identidad                                                              |
      Cuando toca "Volver al ingreso"
      Entonces llega a "el código"
