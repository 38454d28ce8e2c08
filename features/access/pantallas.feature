# language: es
Característica: Lo que dicen las pantallas del ingreso

  Regla: Cada paso dice qué se pide y para qué

    @ACC-01 @ACC-02 @camino
    Escenario: El DNI
      Dado que nadie ingresó
      Cuando abre "el ingreso"
      Entonces la pantalla dice:
        | Ingresá a tu cuenta                                    |
        | Con tu DNI vas a ver tus préstamos y pagar tus cuotas. |
        | Número de DNI                                          |
        | Sin puntos, solo los números.                          |
        | Recordar mi DNI en este dispositivo                    |
        | Continuar                                              |
      Y la pantalla lleva a:
        | Todavía no soy cliente | /no-activo?no-cliente |
      Y la pestaña se llama "Ingresá a tu cuenta · Luma Créditos"

    @ACC-01
    Escenario: El DNI que falta se pide arriba y en su lugar
      Dado que nadie ingresó
      Cuando ingresa el DNI ""
      Entonces la pantalla dice:
        | Revisá este dato           |
        | El DNI es requerido        |
        | Error: El DNI es requerido |

    @ACC-01
    Escenario: De lo que se pide se va a su campo
      Dado que nadie ingresó
      Cuando ingresa el DNI ""
      Y toca "El DNI es requerido"
      Entonces está en el campo "Número de DNI"
      Y está en "/validacion-dni"

    @ACC-04
    Escenario: La elección de identidad
      Dado que Ana Laura está por ingresar
      Cuando ingresa el DNI "14223078"
      Y toca "Continuar"
      Entonces la pantalla dice:
        | ¿Quién sos?                                     |
        | Hay más de una persona con ese DNI. Elegí la tuya. |
        | Personas con este DNI                           |
        | Elegí tu nombre.                 |
        | Error: Elegí tu nombre.          |
      Y la pantalla lleva a:
        | Cambiar de usuario              | /validacion-dni |
        | Elegí tu nombre. | #identity       |

    @ACC-13
    Escenario: La contraseña
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Entonces la pantalla dice:
        | Hola, Marta Giménez          |
        | CUIT 27-28456123-1           |
        | Contraseña                   |
        | Ingresar                     |
        | Ingresar con huella o rostro |
        | Olvidé mi contraseña         |
        | Cambiar de usuario           |
      Y la pantalla lleva a:
        | Perdí mi celular o me lo robaron | /perdi-mi-celular |
      Y la pestaña se llama "Ingresá tu contraseña · Luma Créditos"

    @ACC-13
    Escenario: Una contraseña equivocada se dice también junto a su campo
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y ingresa la contraseña "otra2026"
      Entonces la pantalla dice:
        | Revisá este dato                          |
        | Error: Usuario y/o contraseña incorrectos |

    @ACC-13
    Escenario: El usuario bloqueado
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y ingresa tres veces la contraseña "otra2026"
      Entonces la pantalla dice:
        | Tu usuario está bloqueado                                                                         |
        | La contraseña falló varias veces. Creá una nueva y entrás.         |
        | Olvidé mi contraseña                                                                              |
        | Cambiar de usuario                                                                                |

    @ACC-13
    Escenario: Quien se bloqueó puede dar otro DNI
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y ingresa tres veces la contraseña "otra2026"
      Y toca "Cambiar de usuario"
      Entonces llega a "el ingreso"

    @ACC-07 @ACC-09
    Escenario: El código
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y pasan 61 segundos
      Entonces la pantalla dice:
        | Ingresá el código                                            |
        | Te enviamos un código de 4 números por SMS al 3815****46.    |
        | Código de 4 números                                          |
        | Ingresar                                                     |
        | Información: |
        | Reenviar el código                                           |
        | Cambiar de persona                                           |
      Y la pantalla lleva a:
        | Cambiar de usuario   | /validacion-dni  |
        | No recibí el código  | /sms-no-recibido |
        | Ese no es mi número  | /cambio-celular  |
      Y la pestaña se llama "Ingresá el código · Luma Créditos"

    @ACC-07
    Escenario: Un código equivocado se dice también junto a su campo
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y ingresa el código "0000"
      Entonces la pantalla dice:
        | Revisá este dato               |
        | Error: El código es incorrecto |

    @ACC-08
    Escenario: Mientras el código se envía se dice
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y pasan 61 segundos
      Y el capacitador pone una demora de 3 segundos
      Y toca "Reenviar el código"
      Entonces mientras tanto la pantalla dice:
        | Ingresá el código  |
        | Enviando el código |

    @ACC-11
    Escenario: El código que no se pudo enviar
      Dado que Bruno está por ingresar
      Y que la consulta de "el envío de códigos" se rechaza con "INVALID_PHONE_NUMBER"
      Cuando ingresa el DNI "38214690"
      Entonces la pantalla dice:
        | No pudimos enviarte el código |
        | Probar de nuevo               |
      Y la pantalla lleva a:
        | Ese no es mi número | /cambio-celular  |
        | No recibí el código | /sms-no-recibido |

    @ACC-09 @ACC-32
    Escenario: El código que no llegó
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y dice que no le llegó el código
      Entonces la pantalla dice:
        | ¿No te llegó el código?                                                  |
        | Puede tardar unos minutos: fijate que tengas señal.                      |
        | Revisá que el número sea el tuyo y que la casilla de SMS no esté llena.  |
        | Si cambiaste de número, escribinos y lo actualizamos.                    |
      Y la pantalla lleva a:
        | Volver a ingresar el código              | /validacion-celular         |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Perdí mi celular o me lo robaron | /perdi-mi-celular |

    @ACC-09 @ACC-16
    Escenario: Quien cambia la contraseña vuelve al mismo código
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y dice que no le llegó el código
      Entonces la pantalla lleva a:
        | Volver a ingresar el código              | /validacion-celular?recuperar=1&redirectUrl=%2Fgenerar-clave |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |
        | Perdí mi celular o me lo robaron | /perdi-mi-celular |

    @ACC-32 @ACC-34
    Escenario: No es cliente
      Dado que nadie ingresó
      Cuando dice que todavía no es cliente
      Entonces la pantalla dice:
        | Para ingresar necesitás un préstamo                                                                                     |
        | Este portal es para quienes tienen un préstamo con nosotros. Si ya sacaste uno, puede tardar un día en aparecer.        |
      Y la pantalla lleva a:
        | Ingresar con otro DNI                     | /validacion-dni             |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

  Regla: La contraseña nueva se explica antes de elegirla

    @ACC-17
    Escenario: Quien crea la primera
      Dado que Bruno ingresó y está en "la clave nueva"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Creá tu contraseña                                             |
        | Con ella vas a ingresar la próxima vez, sin esperar un código. |
        | Contraseña nueva                                               |
        | Al menos 6 letras o números, sin espacios ni símbolos.         |
        | Repetí la contraseña                                           |
        | Guardar contraseña                                             |

    @ACC-17
    Escenario: Lo que falta se pide junto y en su lugar
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva ""
      Entonces la pantalla dice:
        | Elegí tu contraseña nueva     |
        | Revisá estos 2 datos          |
        | Error: Ingresá una contraseña. |
        | Error: Repetí la contraseña.  |

    @ACC-17
    Escenario: Lo que se escribe se puede mirar
      Dado que Marta ingresó y está en "la clave nueva"
      Cuando elige la contraseña nueva "corta"
      Y mira lo que escribió
      Entonces en la contraseña nueva se lee "corta"
      Y quien no ve la pantalla oye:
        | Ocultar la contraseña |
        | Mostrar la contraseña |

  Regla: Lo que tarda se dice

    @ACC-26
    Escenario: El enlace que se verifica
      Dado que nadie ingresó
      Y que el servidor tarda 60 segundos
      Cuando abre "el enlace de ingreso de Marta"
      Entonces mientras tanto la pantalla dice:
        | Estamos ingresando a tu cuenta |
        | Verificando tu enlace          |
