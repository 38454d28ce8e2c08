# language: es
Característica: Lo que dicen las pantallas del cambio de celular

  Regla: El cambio de celular dice qué va a pasar

    Antecedentes:
      Dado que Bruno está por ingresar

    @ACC-20 @camino
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
      Y que la consulta de "el resultado de la selfie" no vuelve
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
      Dado que la consulta de "el resultado de la selfie" responde con un error
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
        | Desde ahora te escribimos al 3815****88. Por tu seguridad, le avisamos del cambio a tu celular anterior. |
        | Continuar                                 |
