# language: es
Característica: Cambiar el celular con una selfie
  Quien perdió su número demuestra quién es con una selfie y registra otro.

  Regla: Se llega desde el código que fue a un número ajeno, y también con la sesión abierta

    @ACC-20 @ACC-09
    Escenario: Bruno ya no tiene ese número
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Entonces el cambio de celular muestra "Cambiá tu celular"
      Y es el celular de "Bruno Acosta · CUIT 20-38214690-6"

    @ACC-20
    Escenario: Quien no quiere cambiarlo vuelve al inicio
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando deja el cambio de celular
      Entonces llega a "el inicio"

    @ACC-20
    Escenario: Quien no quiere cambiarlo vuelve al código
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y deja el cambio de celular
      Entonces llega a "el código"

    @ACC-20
    Escenario: Sin saber de quién es el celular se pregunta primero el DNI
      Dado que nadie ingresó
      Cuando abre el cambio de celular
      Entonces llega a "el ingreso"
      Y un aviso dice "Para cambiar tu celular, primero decinos quién sos."

    @ACC-20
    Escenario: De un enlace con un CUIT que no existe no se toma nada
      Dado que nadie ingresó
      Cuando abre "/cambio-celular?customerTaxId=20382146907&fullname=Bruno%20Acosta"
      Entonces llega a "el ingreso"
      Y un aviso dice "Para cambiar tu celular, primero decinos quién sos."

    @ACC-20
    Escenario: Un CUIT que termina en cero también es de alguien
      Dado que nadie ingresó
      Cuando abre "/cambio-celular?customerTaxId=20142230780"
      Entonces es el celular de "CUIT 20-14223078-0"

    @ACC-20
    Escenario: En una computadora se sigue en el celular
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando lo abre en una computadora
      Entonces puede escanear "Código QR para seguir el cambio de celular en tu teléfono"
      Y el código lleva a "/cambio-celular?customerTaxId=27284561231&fullname=Marta%20Gim%C3%A9nez"

    @ACC-20
    Escenario: En una computadora, si el código no se puede dibujar, se copia el enlace
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que ningún código QR se puede dibujar
      Cuando abre "/cambio-celular" en una computadora
      Entonces la pantalla dice:
        | La selfie se saca con el celular. No pudimos dibujar el código QR: copiá el enlace y abrilo ahí. |
        | Copiar el enlace                                                                                 |
      Y la pantalla no dice:
        | La selfie se saca con el celular. Escaneá este código con la cámara para seguir ahí. |

    @ACC-20
    Escenario: El enlace que se copia conserva todo lo que traía
      Dado que nadie ingresó
      Cuando abre "/cambio-celular?customerTaxId=20382146906&fullname=Bruno%20Acosta&gender=M&hash=abc" en una computadora
      Y copia el enlace del cambio de celular
      Entonces el enlace copiado lleva a "/cambio-celular?customerTaxId=20382146906&gender=M&fullname=Bruno%20Acosta&hash=abc"

    @ACC-20
    Escenario: Cambiado en el celular, en la computadora se sigue con otro código
      Dado que Bruno está por ingresar
      Cuando abre "/validacion-dni" en una computadora
      Y ingresa el DNI "38214690"
      Y pasan 61 segundos
      Y dice que ese no es su número
      Y dice que ya lo cambió en su celular
      Entonces puede pedir otro código recién en "60 segundos"

    @ACC-20 @GEN-12
    Escenario: Un enlace dice de quién es el celular y no deja sus datos en la dirección
      Dado que nadie ingresó
      Cuando vuelve con la dirección "customerTaxId=20382146906&fullname=Bruno%20Acosta&gender=M&hash=abc"
      Entonces el cambio de celular muestra "Cambiá tu celular"
      Y es el celular de "Bruno Acosta · CUIT 20-38214690-6"
      Y en la dirección no queda ningún dato suyo

  Regla: El celular nuevo se comprueba con un código

    @ACC-22 @ACC-10 @camino
    Escenario: Bruno cambia su celular y el código para ingresar va al nuevo
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Y da el celular "3815557788"
      Y da el código que llegó al celular nuevo
      Y sigue después del cambio
      Entonces el código va a "Te enviamos un código de 4 números por SMS al 3815****88."

    @ACC-22 @ACC-10 @PRO-07
    Escenario: Marta cambia su celular con la sesión abierta
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces el cambio de celular explica "Desde ahora te escribimos al 1155****01. Por tu seguridad, le avisamos del cambio a tu celular anterior."

    @ACC-22
    Escenario: Con el celular cambiado, Marta vuelve al inicio
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y sigue después del cambio
      Entonces llega a "el inicio"

    @ACC-22
    Escenario: Un celular que la empresa no admite se dice, con a quién preguntarle
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que la consulta de "el cambio del celular" se rechaza con "ERROR_UPDATE_CUSTOMER_CELLPHONE"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces la pantalla dice:
        | No pudimos cambiar tu celular                                                                               |
        | Ese número no se puede usar para tu cuenta. Puede que ya esté registrado. Tu celular sigue siendo el mismo. |
        | Usar otro número                                                                                            |
      Y la pantalla lleva a:
        | Hablar por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @ACC-22
    Escenario: En su lugar se puede usar otro
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que la consulta de "el cambio del celular" se rechaza con "ERROR_UPDATE_CUSTOMER_CELLPHONE"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y toca "Usar otro número"
      Entonces el cambio de celular muestra "Escribí tu nuevo celular"

    @ACC-22
    Esquema del escenario: Un celular que no puede ser
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "<celular>"
      Entonces se le pide que corrija: "<motivo>"

      Ejemplos:
        | celular      | motivo                                             |
        | 01145678901  | Escribí el código de área sin el 0                 |
        | 111545678901 | Escribí el número sin el 15                        |
        |              | El celular es requerido                            |
        | 45678901     | El celular lleva el código de área: son al menos 10 números |
        | 549114567890 | Escribí el número sin el 549                       |

    @ACC-22
    Escenario: Un celular de 12 números también se acepta
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "541155577889"
      Y da el código que llegó al celular nuevo
      Entonces el cambio de celular muestra "Cambiaste tu celular"
      Y el prestamista recibió "el cambio del celular" con:
        | cellphone | 541155577889 |

    @ACC-22
    Escenario: En el celular solo entran números, hasta doce
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y escribe "(11) 4567-8901-2345" en el celular
      Entonces queda escrito "114567890123"

    @ACC-22
    Escenario: Un celular que ya es de otra persona
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "3815209946"
      Y da el código que llegó al celular nuevo
      Entonces el cambio de celular muestra "No pudimos cambiar tu celular"

    @ACC-22 @ACC-07
    Escenario: Un código equivocado
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código "0000" del celular nuevo
      Entonces se le pide que corrija: "El código es incorrecto"

    @ACC-22
    Escenario: Un código que venció
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y pasan 601 segundos
      Y da el código que llegó al celular nuevo
      Entonces se le pide que corrija: "El código es incorrecto"

    @ACC-22
    Escenario: Cualquier otra falla se muestra como un código que no sirvió
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que la consulta de "el cambio del celular" responde que son demasiados pedidos
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces se le pide que corrija: "El código es incorrecto o no lo pudimos comprobar. Hubo demasiados pedidos seguidos. Probá de nuevo en un rato."

    @ACC-11 @ACC-22
    Escenario: El código no se puede enviar a ese número
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que la consulta de "el envío de códigos" se rechaza con "INVALID_PHONE_NUMBER"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Entonces se le pide que corrija: "No pudimos enviar un código a ese número. Revisalo y probá de nuevo."

    @ACC-11 @ACC-22
    Esquema del escenario: Si fallan el servidor o la conexión no se culpa al número nuevo
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que la consulta de "el envío de códigos" <falla>
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Entonces se le pide que corrija: "<motivo>"
      Y no se le pide revisar ningún dato

      Ejemplos:
        | falla                                       | motivo                                                                  |
        | responde que tuvo un problema               | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.    |
        | responde que son demasiados pedidos         | Ya pediste varios códigos. Probá de nuevo en un rato.                   |
        | responde con un error y el mensaje "Volvé." | Volvé.                                                                  |
        | no llega                                    | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |

  Regla: Volver atrás o recargar no pierde lo hecho

    @ACC-20 @ACC-09
    Escenario: Volver atrás antes de la selfie deja en el código
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y vuelve atrás
      Entonces llega a "el código"

    @ACC-20
    Escenario: Recargar antes de la selfie deja donde se estaba
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y recarga la página
      Entonces el cambio de celular muestra "Cambiá tu celular"

    @ACC-21 @ACC-22
    Escenario: Recargar al escribir el celular no pide otra selfie
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y recarga la página
      Entonces el cambio de celular muestra "Escribí tu nuevo celular"

    @ACC-21
    Escenario: Recargar después de una selfie que no coincidió no la da por buena
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "No es la persona (NO_HIT)"
      Y recarga la página
      Entonces el cambio de celular muestra "No pudimos confirmar que seas vos"

    @ACC-22
    Escenario: Recargar al final empieza otro cambio
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y recarga la página
      Entonces el cambio de celular muestra "Cambiá tu celular"

    @ACC-20 @ACC-22
    Escenario: Recargar en el código no lo manda de nuevo
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y recarga la página
      Y da el código que llegó al celular nuevo
      Entonces el cambio de celular muestra "Cambiaste tu celular"
