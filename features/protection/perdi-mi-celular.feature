# language: es
Característica: Perdí mi celular
  A quien le robaron el celular no le sirve un código por SMS: protege su cuenta con el DNI y la contraseña, desde cualquier dispositivo.

  Regla: Se protege sin código, y se dice qué pasa y qué hacer

    @ACC-38 @camino
    Escenario: Marta protege su cuenta
      Dado que nadie ingresó
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Entonces ve la pantalla "Tu cuenta está protegida"

    @ACC-38
    Escenario: Antes de pedirlo se dice qué pasa
      Dado que nadie ingresó
      Cuando abre "perdí mi celular"
      Entonces la pantalla dice:
        | Si te lo robaron o lo perdiste, protegé tu cuenta ahora. No hace falta ningún código. |
        | Se cierran todas tus sesiones, en todos los dispositivos.                             |
        | No llegan más avisos tuyos a ningún dispositivo.                                      |
        | Quedan en pausa los cambios de celular, contraseña, contacto y tarjetas, y los préstamos y compras nuevos, hasta que nos pidas sacar la pausa. |

    @ACC-38
    Escenario: Después se dice desde cuándo y qué hacer con la línea, el banco y lo que no hizo
      Dado que nadie ingresó
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Entonces la pantalla dice:
        | Desde el 21 de noviembre de 2026 a las 12:00. |
        | Se cerraron todas tus sesiones, en todos los dispositivos. |
        | Está en pausa ingresar con huella o rostro, en todos los dispositivos: se ingresa con la contraseña. |
        | Pedile a tu compañía que bloquee la línea: así nadie recibe tus códigos. |
        | Avisale a tu banco y a tus billeteras virtuales. |
        | Ingresá desde otro dispositivo y, si ese celular entraba con huella o rostro, quitalo en «Mis dispositivos» antes de que termine la pausa. |
        | Mirá tus préstamos y tus pagos. Si hay algo que no hiciste, abrí un reclamo. |
        | Cuando tengas tu línea de nuevo, escribinos por chat para sacar la pausa. |
      Y la pantalla lleva a:
        | Ingresar y revisar mi cuenta              | /validacion-dni             |
        | Escribir por chat (se abre en otra pestaña) | https://wa.me/5491150000000 |

    @ACC-38
    Escenario: Donde la huella no queda en pausa, se dice que ese celular todavía entra
      Dado que el prestamista protege la cuenta y deja ingresar con la huella
      Y que nadie ingresó
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Entonces la pantalla dice:
        | Ingresá desde otro dispositivo y, si ese celular entraba con huella o rostro, quitalo en «Mis dispositivos»: hasta entonces todavía entra. |
      Y la pantalla no dice:
        | en pausa ingresar con huella |

    @ACC-38 @ACC-14
    Escenario: Con la huella de ese celular ya no se ingresa
      Dado que Marta activó su huella y cerró la sesión
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Y abre "el ingreso"
      Y ingresa el DNI "28456123"
      Y ingresa con su huella
      Entonces un aviso dice "No pudimos autenticarte"
      Y está en "la contraseña"

    @ACC-38 @ACC-39
    Escenario: Con la huella de ese celular tampoco se comprueba quién es
      Dado que Marta activó su huella y cerró la sesión
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Y Marta vuelve a ingresar a "/mis-dispositivos"
      Y quita "Huella o rostro 1" con la huella
      Entonces no se cierra, y se le dice "No pudimos comprobar que seas vos. Revisá la contraseña o probá de la otra forma. Si falló varias veces, puede estar bloqueada: elegí otra con un código."

  Regla: Se llega al ingresar

    @ACC-38
    Escenario: Desde la contraseña, con el DNI ya puesto
      Dado que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Y dice que perdió el celular
      Entonces llega a "perdí mi celular"
      Y el DNI que se protege es "28456123"

    @ACC-38
    Escenario: Desde el código que no llegó
      Dado que Bruno está por ingresar
      Cuando ingresa el DNI "38214690"
      Y dice que no le llegó el código
      Y dice que perdió el celular
      Entonces llega a "perdí mi celular"

    @ACC-38 @OPS-03
    Escenario: Un prestamista que no lo tiene no lleva ahí
      Dado que el prestamista apagó "accountProtection"
      Y que Marta está por ingresar
      Cuando ingresa el DNI "28456123"
      Entonces para ingresar puede:
        | ingresar                       |
        | ingresar con su huella         |
        | decir que olvidó la contraseña |
        | cambiar de usuario             |

  Regla: No se sabe de quién es un DNI

    @ACC-38
    Esquema del escenario: Un DNI <quién> se contesta igual
      Dado que nadie ingresó
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "<dni>" con "<contraseña>"
      Entonces no se protege, y se le dice "No pudimos comprobar que seas vos. Revisá el DNI y la contraseña. Si no tenés contraseña o no te sale, escribinos por chat."

      Ejemplos:
        | quién                   | dni      | contraseña |
        | de nadie                | 11111111 | cuota2026  |
        | con otra contraseña     | 28456123 | otra2026   |
        | de quien no tiene clave | 38214690 | cuota2026  |

    @ACC-38
    Escenario: Con el usuario bloqueado se contesta lo mismo, con la contraseña buena también
      Dado que nadie ingresó
      Cuando abre "perdí mi celular"
      Y prueba proteger tres veces la cuenta del DNI "28456123" con "otra2026"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Entonces no se protege, y se le dice "No pudimos comprobar que seas vos. Revisá el DNI y la contraseña. Si no tenés contraseña o no te sale, escribinos por chat."

    @ACC-38 @SES-22
    Escenario: Muchos intentos esperan, como los de ingresar
      Dado que lo que tiene límite se contesta 2 veces por hora
      Y que nadie ingresó
      Cuando abre "perdí mi celular"
      Y prueba proteger tres veces la cuenta del DNI "11111111" con "otra2026"
      Entonces no se protege, y se le dice "Hubo muchos intentos. Podés probar de nuevo en 1 hora."

    @ACC-38
    Esquema del escenario: Lo que falta se pide: <motivo>
      Dado que nadie ingresó
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "<dni>" con "<contraseña>"
      Entonces se le pide que corrija: "<motivo>"

      Ejemplos:
        | dni      | contraseña | motivo                           |
        |          | cuota2026  | El DNI es requerido              |
        | 28456123 |            | Ingresá tu contraseña.           |

  Regla: Se cierra todo, acá y en los otros dispositivos

    @ACC-38
    Escenario: La sesión abierta en este dispositivo se cierra y se olvida
      Dado que Marta ingresó y está en "perdí mi celular"
      Cuando protege su cuenta con "cuota2026"
      Entonces ve la pantalla "Tu cuenta está protegida"
      Y en el dispositivo ya no queda "user"

    @ACC-38
    Escenario: La huella que se activó en este dispositivo se olvida
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Y abre "perdí mi celular"
      Y protege su cuenta con "cuota2026"
      Entonces ve la pantalla "Tu cuenta está protegida"
      Y en el dispositivo ya no queda "unlockRegistered"

    @ACC-38
    Escenario: A este dispositivo no le llegan más avisos
      Dado que Marta ingresó
      Cuando activa los avisos en su dispositivo
      Y abre "perdí mi celular"
      Y protege su cuenta con "cuota2026"
      Entonces ve la pantalla "Tu cuenta está protegida"
      Y la empresa le avisa a "27284561231" en 0 dispositivos
      Y en el dispositivo ya no queda "pushDevice"
      Y en el dispositivo ya no queda "pushSubscribed"

    @ACC-38
    Escenario: El DNI que el dispositivo recordaba se olvida
      Dado que Marta está por ingresar
      Cuando ingresa su DNI "28456123" y pide que se recuerde
      Y dice que perdió el celular
      Y protege su cuenta con "cuota2026"
      Entonces ve la pantalla "Tu cuenta está protegida"
      Y en el dispositivo ya no queda "rememberedDni"
      Y en el dispositivo ya no queda "login"

    @ACC-38
    Escenario: La sesión de otra persona en este dispositivo sigue
      Dado que Raúl ingresó y está en "perdí mi celular"
      Cuando protege la cuenta del DNI "28456123" con "cuota2026"
      Entonces ve la pantalla "Tu cuenta está protegida"
      Y en el dispositivo queda "user"

    @ACC-38 @ACC-40
    Escenario: Después de entrar de nuevo, lo retenido no se puede cambiar
      Dado que Marta ingresó y está en "perdí mi celular"
      Cuando protege su cuenta con "cuota2026"
      Y entra con "28456123" y "cuota2026"
      Y abre "la clave nueva"
      Y elige la contraseña nueva "cuota2027"
      Entonces se le pide que corrija: "Por seguridad, el cambio de contraseña está en pausa."

  Regla: Si no se sabe si se hizo, se dice

    @ACC-38
    Escenario: La respuesta se perdió
      Dado que la consulta de "el aviso del celular perdido" responde que no le llegó la respuesta
      Y que nadie ingresó
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Entonces la pantalla dice:
        | No sabemos si tu cuenta quedó protegida |

    @ACC-38
    Escenario: Un prestamista que no lo tiene lleva al chat
      Dado que la consulta de "el aviso del celular perdido" responde que no lo ofrece
      Y que nadie ingresó
      Cuando abre "perdí mi celular"
      Y protege la cuenta del DNI "28456123" con "cuota2026"
      Entonces no se protege, y se le dice "Por acá todavía no se puede. Escribinos por chat y lo hacemos con vos."
