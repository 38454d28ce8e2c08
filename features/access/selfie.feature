# language: es
Característica: La selfie que deja cambiar el celular
  Quien perdió su número demuestra que es quien dice ser, una vez por cambio.

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
      Y que la consulta de "el resultado de la selfie" no vuelve
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

    @SES-18 @ACC-21 @camino
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
      Dado que la consulta de "la validación de identidad" responde con un error
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y pide sacarse la selfie
      Entonces un aviso dice "No pudimos iniciar la validación de identidad. Probá de nuevo en unos minutos."
      Y el cambio de celular muestra "Cambiá tu celular"

    @ACC-21
    Escenario: El resultado no llega y se vuelve a pedir
      Dado que la consulta de "el resultado de la selfie" responde con un error
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Y vuelve a intentar la validación
      Entonces el cambio de celular muestra "Escribí tu nuevo celular"

    @ACC-21
    Escenario: El resultado no se puede leer
      Dado que la consulta de "el resultado de la selfie" no se puede leer
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Entonces el cambio de celular explica "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: identity-check.findResult"

    @ACC-20 @ACC-37
    Esquema del escenario: Quien se va después de "<final>" y vuelve empieza de nuevo
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "<final>"
      Y abre "el código"
      Y dice que ese no es su número
      Entonces el cambio de celular muestra "Cambiá tu celular"

      Ejemplos:
        | final                      |
        | No es la persona (NO_HIT)  |
        | Abandonar la validación    |

    @ACC-21
    Escenario: Quien entrena puede forzar el resultado
      Dado que la validación de identidad resulta "NO_HIT"
      Cuando ingresa el DNI "38214690"
      Y dice que ese no es su número
      Y la selfie termina en "Es la persona (HIT)"
      Entonces el cambio de celular muestra "No pudimos confirmar que seas vos"

  Regla: Una validación autoriza un solo cambio

    @ACC-36
    Escenario: La misma validación no cambia otro celular
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Y vuelve a terminar la misma selfie en "Es la persona (HIT)"
      Entonces el cambio de celular muestra "No pudimos validar tu identidad"

    @ACC-36
    Escenario: Una validación que ya sirvió se dice
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que la consulta de "el envío de códigos" responde que choca con otro con "IDENTITY_CHECK_USED"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
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

  Regla: Una validación es de quien la hizo, y termina cuando sale

    @ACC-20 @GEN-11
    Escenario: Quien abre el cambio de celular después de que Marta salió tiene que decir quién es
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y Marta sale desde el menú
      Y cierra el aviso de salida
      Y abre el cambio de celular
      Entonces llega a "/validacion-dni"
      Y un aviso dice "Para cambiar tu celular, primero decinos quién sos."

    @ACC-20 @GEN-11
    Escenario: También si validó su identidad antes de ingresar
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y abre el cambio de celular
      Y la selfie termina en "Es la persona (HIT)"
      Y abre "la contraseña"
      Y ingresa la contraseña "cuota2026"
      Y recarga la página
      Y Marta sale desde el menú
      Y cierra el aviso de salida
      Y abre el cambio de celular
      Entonces llega a "/validacion-dni"

    @ACC-37
    Esquema del escenario: Lo que validó antes de ingresar termina con su sesión: <fin>
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y valida su identidad y recién después ingresa con "cuota2026"
      Y <fin>
      Y abre el cambio de celular
      Entonces llega a "/validacion-dni"
      Y un aviso dice "Para cambiar tu celular, primero decinos quién sos."

      Ejemplos:
        | fin                                                    |
        | cierra la sesión en otra pestaña                       |
        | sale en otra pestaña mientras el navegador guarda ésta |

    @ACC-37
    Escenario: Quien escribe el DNI de nuevo no sigue con la selfie que quedó en esa pestaña
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y abre el cambio de celular
      Y la selfie termina en "Es la persona (HIT)"
      Y abre "el ingreso"
      Y ingresa el DNI "28456123"
      Y abre el cambio de celular
      Entonces ve la pantalla "Cambiá tu celular"

    @ACC-37
    Escenario: También cuando es la empresa la que termina la sesión
      Dado que Marta está por ingresar
      Y que el servidor ya no acepta la sesión
      Cuando ingresa el DNI "28456123"
      Y valida su identidad y recién después ingresa con "cuota2026"
      Y abre el cambio de celular
      Entonces llega a "/validacion-dni"

    @ACC-37
    Escenario: La página que el navegador guardó no la devuelve
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y sale en otra pestaña mientras el navegador guarda ésta
      Entonces llega a "/validacion-dni"

    @ACC-37
    Escenario: Desde el historial no se vuelve a usar después de salir
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y cierra la sesión en otra pestaña
      Y desde el historial vuelve a terminar la misma selfie en "Es la persona (HIT)"
      Entonces el cambio de celular muestra "No pudimos validar tu identidad"

    @ACC-20 @SES-13
    Escenario: Al salir en otra pestaña, en ésta no queda para quien siga
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y cierra la sesión en otra pestaña
      Entonces llega a "/validacion-dni"

    @ACC-20 @SES-13
    Escenario: A quien ingresa en otra pestaña no le queda en ésta la de otra persona
      Dado que Marta ingresó y está en "/cambio-celular"
      Cuando la selfie termina en "Es la persona (HIT)"
      Y Raúl ingresa con su enlace en otra pestaña
      Entonces la saluda "Hola, Raúl"
