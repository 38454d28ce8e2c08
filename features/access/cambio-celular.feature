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
    Esquema del escenario: De un enlace con un CUIT que no existe no se toma nada: <CUIT>
      Dado que nadie ingresó
      Cuando abre "/cambio-celular?customerTaxId=<CUIT>&fullname=Bruno%20Acosta"
      Entonces llega a "el ingreso"
      Y un aviso dice "Para cambiar tu celular, primero decinos quién sos."

      Ejemplos:
        | CUIT         |
        | 20382146907  |
        | 2038214690   |
        | 203821469066 |
        | 00382146903  |
        | 02038214690  |

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

    @ACC-20
    Escenario: Un enlace dice de quién es el celular y no deja sus datos en la dirección
      Dado que nadie ingresó
      Cuando vuelve con la dirección "customerTaxId=20382146906&fullname=Bruno%20Acosta&gender=M&hash=abc"
      Entonces el cambio de celular muestra "Cambiá tu celular"
      Y es el celular de "Bruno Acosta · CUIT 20-38214690-6"
      Y en la dirección no queda ningún dato suyo

  Regla: La validación decide cómo se sigue

    Antecedentes:
      Dado que Bruno está por ingresar

    @ACC-21 @SES-18
    Esquema del escenario: Cada final de la validación
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "<final>"
      Entonces el cambio de celular muestra "<pantalla>"
      Y en la dirección no queda ningún dato suyo

      Ejemplos:
        | final                        | pantalla                          |
        | Es la persona (HIT)          | Escribí tu nuevo celular          |
        | No es la persona (NO_HIT)    | No pudimos confirmar que seas vos |
        | Error del registro (ERR_RNP) | No pudimos validar tu identidad   |
        | Abandonar la validación      | No pudimos validar tu identidad   |

    @ACC-21
    Escenario: Mientras se espera el resultado se dice
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que el servidor tarda 60 segundos
      Cuando vuelve de la selfie
      Entonces mientras espera lee "Estamos validando tu identidad Puede tardar unos segundos. No cierres esta pantalla."

    @SES-18
    Esquema del escenario: El identificador vuelve con cualquiera de sus nombres
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)" y vuelve con "<nombre>"
      Entonces el cambio de celular muestra "Escribí tu nuevo celular"

      Ejemplos:
        | nombre        |
        | externaltrxid |
        | externalID    |

    @SES-18 @ACC-21
    Escenario: Una decisión escrita en la dirección no vale
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y vuelve con la dirección "idtx=inventado&externaltxid=inventado&decision=HIT"
      Entonces el cambio de celular muestra "No pudimos validar tu identidad"
      Y en la dirección no queda ningún dato suyo

    @ACC-21
    Escenario: Una vuelta incompleta se puede empezar de nuevo
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y vuelve con la dirección "externaltxid=algo"
      Y vuelve a intentar la validación
      Entonces el cambio de celular muestra "Cambiá tu celular"

    @SES-18 @ACC-20
    Escenario: Al proveedor le llega lo que necesita para la selfie
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y pide sacarse la selfie
      Entonces al proveedor le llega:
        | seckey          | clave-de-demostracion |
        | idmaqcService   | demostracion          |
        | profileServices | selfie                |
        | services        | selfie                |
        | customerId      | c-a1e6034d            |
        | country         | ARG                   |
      Y al proveedor le llega el número de la validación

    @SES-18
    Escenario: La validación no puede empezar
      Dado que la validación de identidad no puede empezar
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y pide sacarse la selfie
      Entonces un aviso dice "No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos."
      Y el cambio de celular muestra "Cambiá tu celular"

    @ACC-21
    Escenario: El resultado no llega y se vuelve a pedir
      Dado que el resultado de la validación responde con un error
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Y vuelve a intentar la validación
      Entonces el cambio de celular muestra "Escribí tu nuevo celular"

    @ACC-21
    Escenario: El resultado no se puede leer
      Dado que el resultado de la validación no se puede leer
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Entonces el cambio de celular explica "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Referencia: identity-check.findResult"

    @ACC-21
    Escenario: Quien entrena puede forzar el resultado
      Dado que la validación de identidad resulta "NO_HIT"
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Entonces el cambio de celular muestra "No pudimos confirmar que seas vos"

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

    @ACC-22 @ACC-10
    Escenario: Marta cambia su celular con la sesión abierta
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces el cambio de celular explica "Desde ahora te escribimos al 1155****01."

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
      Y que la empresa no admite el celular nuevo
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
      Y que la empresa no admite el celular nuevo
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
      Entonces se le pide que corrija el celular: "<motivo>"

      Ejemplos:
        | celular      | motivo                                             |
        | 01145678901  | Escribí el código de área sin el 0                 |
        | 111545678901 | Escribí el número sin el 15                        |
        |              | El celular es requerido                            |
        | 45678901     | El celular tiene 10 números, con el código de área |

    @ACC-22
    Escenario: En el celular solo entran números, hasta doce
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y escribe "(11) 4567-8901-2345" en el celular
      Entonces en el celular queda escrito "114567890123"

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
      Entonces el código nuevo se rechaza: "El código es incorrecto"

    @ACC-22
    Escenario: Un código que venció
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y pasan 601 segundos
      Y da el código que llegó al celular nuevo
      Entonces el código nuevo se rechaza: "El código es incorrecto"

    @ACC-22
    Escenario: Cualquier otra falla se muestra como un código que no sirvió
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que el cambio del celular responde con un error
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces el código nuevo se rechaza: "El código es incorrecto o no lo pudimos comprobar. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."

    @ACC-11 @ACC-22
    Escenario: El código no se puede enviar a ese número
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que el envío de códigos falla
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Entonces se le pide que corrija el celular: "No pudimos enviar un código a ese número. Revisalo y probá de nuevo."

  Regla: Una validación autoriza un solo cambio

    @ACC-36
    Escenario: La misma validación no cambia otro celular
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y vuelve a terminar la misma selfie en "Es la persona (HIT)"
      Y da el celular "1155550002"
      Entonces el cambio de celular muestra "Esta validación ya se usó"

    @ACC-36
    Escenario: Una validación que venció no envía ningún código
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y pasan 901 segundos
      Y da el celular "1155550001"
      Entonces el cambio de celular muestra "La validación venció"
      Y el cambio de celular explica "Tu celular sigue siendo el mismo. Validá tu identidad de nuevo para cambiarlo."

    @ACC-36
    Escenario: Una validación que vence al escribir el código no cambia nada
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y pasan 600 segundos
      Y da el celular "1155550001"
      Y pasan 301 segundos
      Y da el código que llegó al celular nuevo
      Entonces el cambio de celular muestra "La validación venció"

    @ACC-36
    Escenario: Se sigue con otra validación
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y pasan 901 segundos
      Y da el celular "1155550001"
      Y vuelve a intentar la validación
      Entonces el cambio de celular muestra "Cambiá tu celular"

    @ACC-36
    Escenario: Recargar no resucita una validación que no sirve más
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y pasan 901 segundos
      Y da el celular "1155550001"
      Y recarga la página
      Entonces el cambio de celular muestra "Cambiá tu celular"

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
