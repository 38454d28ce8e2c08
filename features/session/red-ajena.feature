# language: es
Característica: En la red de un hotel
  Una red en la que hay que registrarse contesta su propia página en lugar del prestamista.

  Regla: Lo que contestó la red no se da por hecho

    @SES-06
    Esquema del escenario: <qué>, no se confirma
      Dado que Marta ingresó y está en "<pantalla>"
      Y que a "<llamada>" contesta la página de la red
      Cuando <hace>
      Entonces <se entera>

      Ejemplos:
        | qué                    | pantalla         | llamada                          | hace                                  | se entera                                                                                                                  |
        | La contraseña nueva    | la clave nueva   | la contraseña nueva              | elige la contraseña nueva "cuota2027" | en la pantalla lee "No sabemos si se guardó tu contraseña nueva. No pudimos leer la respuesta, pero puede que ya la tengas. Para saberlo, salí e ingresá con ella. Si nos escribís, pasanos este código: passwords.setPassword"        |
        | La huella restablecida | mis datos        | el borrado de las huellas        | restablece su huella con la contraseña "cuota2026" | no se cierra, y se le dice "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: protection.removePasskey" |
        | Los avisos activados   | el inicio        | la suscripción a los avisos      | activa los avisos en su dispositivo   | un aviso dice "No pudimos activar los avisos. Probá de nuevo en unos minutos."                                             |

    @SES-06
    Escenario: La huella no queda activada
      Dado que Marta ingresó y está en "el desbloqueo"
      Y que a "el registro de la huella" contesta la página de la red
      Y que su dispositivo tiene lector de huella
      Cuando activa su huella
      Entonces un aviso dice "Ocurrió un error al intentar registrar el metodo de desbloqueo"

    @SES-06 @camino
    Escenario: La tarjeta no queda asociada
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que a "la tarjeta nueva" contesta la página de la red
      Cuando prepara una tarjeta nueva para:
        | Óptica del Centro |
      Y confirma la tarjeta
      Entonces ve la pantalla "No sabemos si se agregó tu tarjeta"

    @SES-06
    Escenario: La tarjeta no queda reemplazada por otra suya
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que a "el reemplazo" contesta la página de la red
      Cuando quiere reemplazar la tarjeta "Cabal 6472"
      Y sigue con el reemplazo
      Y la reemplaza por "Visa 3308"
      Entonces ve la pantalla "No sabemos si se reemplazó tu tarjeta"

    @SES-06
    Escenario: La tarjeta no queda reemplazada por una nueva
      Dado que Paula ingresó y está en "mis tarjetas"
      Y que a "el reemplazo por una nueva" contesta la página de la red
      Cuando quiere reemplazar la tarjeta "Maestro 0926"
      Y sigue con el reemplazo
      Y prefiere una tarjeta nueva
      Y carga su tarjeta nueva
      Entonces ve la pantalla "No sabemos si se reemplazó tu tarjeta"

    @SES-06
    Escenario: La tarjeta del enlace no queda actualizada
      Dado que nadie ingresó
      Y que a "la actualización de la tarjeta" contesta la página de la red
      Cuando abre "el enlace de la tarjeta de Marta"
      Y da la tarjeta:
        | número      | 5412 7500 1234 5014 |
        | titular     | Marta Giménez       |
        | vencimiento | 12/39               |
        | código      | 123                 |
        | DNI         | 28456123            |
      Entonces ve la pantalla "No sabemos si se actualizó tu tarjeta"

    @SES-06
    Escenario: No se dice que el celular quedó cambiado, ni que no
      Dado que Marta ingresó y está en "/cambio-celular"
      Y que a "el cambio del celular" contesta la página de la red
      Cuando la selfie termina en "Es la persona (HIT)"
      Y da el celular "1155550001"
      Y da el código que llegó al celular nuevo
      Entonces se le pide que corrija: "No sabemos si cambió tu celular. No pudimos leer la respuesta, pero puede que ya sea el nuevo. Probá de nuevo: no cambia nada si ya estaba. Si nos escribís, pasanos este código: phone-change.updateCellphone"

    @SES-06
    Escenario: El comprobante no queda enviado
      Dado que Marta ingresó y está en "enviar un comprobante"
      Y que a "el envío del comprobante" contesta la página de la red
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y envía el comprobante
      Entonces del envío lee "No sabemos si nos llegó tu comprobante No pudimos leer la respuesta, pero puede que ya lo tengamos. Mirá tus pagos en un rato, o mandalo de nuevo: que llegue dos veces no cambia nada. Si nos escribís, pasanos este código: documents.sendReceipt"

  Regla: Una página no es la palabra del prestamista, aunque venga con un rechazo

    @SES-06 @SES-07
    Esquema del escenario: La sesión que la red no deja renovar como si dijera que <motivo> sigue abierta
      Dado que Marta ingresó y está en "la ayuda"
      Y que la consulta de "los préstamos" responde que la sesión no sirve
      Y que a "la renovación de la sesión" contesta la página de la red como si dijera que <motivo>
      Cuando abre "mis préstamos"
      Entonces la pantalla explica "No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: session.refreshToken (LOAN_PAYMENT_VOUCHER)"
      Y en el dispositivo queda "user"

      Ejemplos:
        | motivo             |
        | la sesión no sirve |
        | no está permitido  |

    @SES-06 @PAY-16
    Escenario: Del pago al que contesta la página de la red como si dijera que el pedido está mal no se dice que no se hizo
      Dado que Marta está por pagar con tarjeta de débito el préstamo "40128753"
      Y que a "el pago con una tarjeta guardada" contesta la página de la red como si dijera que el pedido está mal
      Y que el pago sigue en proceso las primeras 9 veces que se pregunta
      Cuando paga
      Entonces ve la pantalla "Estamos confirmando tu pago"
      Y no se le ofrece pagar de nuevo
