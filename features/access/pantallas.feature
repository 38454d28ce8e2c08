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
        | Elegí quién sos para continuar.                 |
        | Error: Elegí quién sos para continuar.          |
      Y la pantalla lleva a:
        | Cambiar de usuario              | /validacion-dni |
        | Elegí quién sos para continuar. | #identity       |

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
        | Se ingresó mal la contraseña varias veces. Para desbloquearlo, tocá «Olvidé mi contraseña».         |
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
      Y que el envío de códigos falla
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

    @ACC-09 @ACC-16
    Escenario: Quien cambia la contraseña vuelve al mismo código
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que olvidó la contraseña
      Y dice que no le llegó el código
      Entonces la pantalla lleva a:
        | Volver a ingresar el código              | /validacion-celular?recuperar=1&redirectUrl=%2Fgenerar-clave |
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

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
      Cuando abre "/autologin?data=marta"
      Entonces mientras tanto la pantalla dice:
        | Estamos ingresando a tu cuenta |
        | Verificando tu enlace          |

  Regla: El cambio de celular dice qué va a pasar

    Antecedentes:
      Dado que Bruno está por ingresar

    @ACC-20
    Escenario: Antes de la selfie
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Entonces la pantalla dice:
        | Cambiá tu celular                                                     |
        | Para cuidar tu cuenta, primero validamos que seas vos con una selfie. |
        | Bruno Acosta · CUIT 20-38214690-6                                     |
        | Tené a mano tu DNI y buscá un lugar con buena luz.                    |
        | Sacate una selfie sin anteojos, gorra ni barbijo.                     |
        | Al volver, escribí tu nuevo celular y el código que te enviamos.      |
        | Continuar con la selfie                                               |
      Y la pantalla lleva a:
        | Volver | /validacion-celular |

    @ACC-20
    Escenario: En una computadora
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y lo abre en una computadora
      Entonces la pantalla dice:
        | La selfie se saca con el celular. Escaneá este código con la cámara para seguir ahí. |
        | Copiar el enlace                                                                     |
        | Ya lo cambié en mi celular                                                           |

    @ACC-20
    Escenario: El enlace copiado se dice
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y lo abre en una computadora
      Y copia el enlace del cambio de celular
      Entonces la pantalla dice:
        | Copiado al portapapeles |

    @ACC-20
    Escenario: El enlace que no se pudo copiar se dice
      Dado que su dispositivo no deja copiar
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y lo abre en una computadora
      Y toca "Copiar el enlace"
      Entonces la pantalla dice:
        | No pudimos copiarlo. Mantené apretado el texto para copiarlo. |

    @ACC-21
    Escenario: Mientras se consulta la selfie
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que el servidor tarda 60 segundos
      Cuando vuelve de la selfie
      Entonces mientras tanto la pantalla dice:
        | Estamos validando tu identidad                        |
        | Puede tardar unos segundos. No cierres esta pantalla. |
        | Consultando el resultado de la selfie                 |

    @ACC-21
    Escenario: La selfie no es de ella
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "No es la persona (NO_HIT)"
      Entonces la pantalla dice:
        | No pudimos confirmar que seas vos                                                                   |
        | La selfie no coincide con los datos de tu DNI. Probá otra vez con buena luz, o escribinos por chat. |
        | Sacarme otra selfie                                                                                 |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @ACC-21
    Escenario: Otra selfie empieza de nuevo
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "No es la persona (NO_HIT)"
      Y toca "Sacarme otra selfie"
      Entonces el cambio de celular muestra "Cambiá tu celular"

    @ACC-21
    Escenario: La validación que no se completó
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Abandonar la validación"
      Entonces la pantalla dice:
        | No pudimos validar tu identidad                                      |
        | La validación no se completó. Tu celular sigue siendo el mismo.      |
        | Probar de nuevo                                                      |

    @ACC-21
    Escenario: El resultado que no llega se puede dejar, y empezar de nuevo
      Dado que el resultado de la validación responde con un error
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Y toca "Empezar de nuevo"
      Entonces el cambio de celular muestra "Cambiá tu celular"

    @ACC-22
    Escenario: El celular nuevo
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Entonces la pantalla dice:
        | Escribí tu nuevo celular                                                     |
        | Validamos tu identidad. Ahora te enviamos un código por SMS al número nuevo. |
        | Celular                                                                      |
        | Código de área sin 0 y número sin 15. Por ejemplo: 1123456789.               |
        | Enviarme el código                                                           |

    @ACC-22
    Escenario: El código que llega al celular nuevo
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Y da el celular "3815557788"
      Entonces la pantalla dice:
        | Ingresá el código   |
        | Código de 4 números |
        | Cambiar mi celular  |
        | Cambiar el número   |

    @ACC-22
    Escenario: El número mal escrito se cambia antes de dar el código
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Y da el celular "3815557788"
      Y toca "Cambiar el número"
      Entonces el cambio de celular muestra "Escribí tu nuevo celular"

    @ACC-22
    Escenario: El celular cambiado
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Y da el celular "3815557788"
      Y da el código que llegó al celular nuevo
      Entonces la pantalla dice:
        | Cambiaste tu celular                      |
        | Desde ahora te escribimos al 3815****88.  |
        | Continuar                                 |

  Regla: La huella se explica antes de activarla

    @ACC-27
    Escenario: Lo que se ofrece
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando abre "el desbloqueo"
      Entonces la pantalla dice:
        | Ingresá más rápido la próxima vez                                                       |
        | Con la huella, el rostro o el código de este dispositivo, sin escribir tu contraseña.   |
        | Tu huella y tu rostro no salen de este dispositivo: nosotros no los recibimos.          |
        | Tu contraseña sigue sirviendo como siempre.                                             |
        | Podés desactivarlo cuando quieras desde Mis datos.                                      |
        | Activar huella o rostro                                                                 |
        | No volver a preguntarme en este dispositivo                                             |
        | Ahora no                                                                                |

    @ACC-27
    Escenario: Mientras no se sabe si el dispositivo puede
      Dado que Marta ingresó
      Y que su dispositivo tarda en decir si tiene lector de huella
      Cuando abre "el desbloqueo"
      Entonces mientras tanto ve la pantalla "Ingresá más rápido la próxima vez"
      Y mientras tanto la pantalla dice:
        | Con la huella, el rostro o el código de este dispositivo, sin escribir tu contraseña. |

    @ACC-27
    Escenario: Donde el dispositivo no puede
      Dado que Marta ingresó y está en "el desbloqueo"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Este dispositivo no permite usar huella ni rostro                                                    |
        | Para activarlo, configurá primero el bloqueo de pantalla de tu dispositivo o entrá desde tu celular. |
        | Ir al inicio                                                                                         |

    @ACC-27
    Escenario: Quien no puede sigue al inicio
      Dado que Marta ingresó y está en "el desbloqueo"
      Cuando toca "Ir al inicio"
      Entonces llega a "el inicio"

    @ACC-27
    Escenario: Quien ya la activó en otro dispositivo lo lee
      Dado que Nicolás ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando abre "el desbloqueo"
      Entonces la pantalla dice:
        | Ya ingresás con huella o rostro en otro dispositivo. Podés sumar este. |

  Regla: La llegada al portal cuenta qué es

    @ACC-23
    Escenario: La portada
      Dado que nadie ingresó
      Cuando abre "/splash"
      Entonces mientras tanto la pantalla dice:
        | Luma Créditos          |
        | Tus préstamos, a mano. |

    @ACC-24
    Esquema del escenario: La presentación en su paso <paso>
      Dado que nadie ingresó
      Cuando abre "/intro?paso=<paso>"
      Entonces la pantalla dice:
        | <título>         |
        | <texto>          |
        | Paso <paso> de 3 |
        | <seguir>         |

      Ejemplos:
        | paso | título                    | texto                                                                            | seguir    |
        | 1    | Mirá tus préstamos        | Cuánto debés, cuándo vence cada cuota y cuáles ya pagaste, en un solo lugar.     | Siguiente |
        | 2    | Pagá como te quede cómodo | Con tarjeta de débito, transferencia, QR o en efectivo, sin hacer filas.         | Siguiente |
        | 3    | Descargá tus comprobantes | Tu cuponera, tus facturas y tu libre deuda, cuando los necesites.                | Empezar   |

    @ACC-25
    Escenario: Instalarlo en el celular
      Dado que nadie ingresó
      Cuando abre "instalar la app"
      Entonces la pantalla dice:
        | Llevá el portal en tu celular                                        |
        | Instalalo y abrilo desde la pantalla de inicio, como cualquier app.  |
        | Cómo instalarlo                                                      |
        | Continuar en el navegador                                            |
      Y la pestaña se llama "Llevá el portal en tu celular · Luma Créditos"

    @ACC-25
    Escenario: Instalarlo desde una computadora
      Dado que nadie ingresó
      Cuando abre "/instalar-app" en una computadora
      Entonces la pantalla dice:
        | Llevá el portal en tu celular                                                        |
        | Escaneá el código con la cámara de tu celular para abrirlo e instalarlo ahí.         |
        | O escribí esta dirección en tu celular: https://portal.invalid/instalar-app           |
        | Continuar en el navegador                                                            |
