# language: es
Característica: Enviar un comprobante
  Quien pagó por transferencia y no ve su pago manda el comprobante; con un ticket no hace falta.

  Antecedentes:
    Dado que Marta ingresó y está en "enviar un comprobante"

  Regla: El tipo lo dice el servidor, y con un ticket no se manda nada

    @MOV-03
    Escenario: Los tipos de comprobante
      Cuando abre el portal
      Entonces los tipos de comprobante son:
        | Por transferencia Desde tu banco o billetera      |
        | Con un ticket En Rapipago, Pago Fácil u otra caja |

    @MOV-03
    Escenario: Con un ticket solo hay instrucciones
      Cuando elige el comprobante "Con un ticket"
      Entonces las instrucciones son:
        | No hace falta que lo mandes                                                                |
        | Cuando pagás en Rapipago, Pago Fácil u otra caja con un ticket, el pago nos llega solo.    |
        | Puede tardar hasta 48 horas hábiles en verse en tus pagos.                                 |
        | Guardá el ticket hasta que lo veas: es tu constancia.                                      |
        | Si pasaron 48 horas hábiles y no lo ves, escribinos desde «Consultas y reclamos» con el ticket a mano.    |
      Y no se le pide un archivo

    @MOV-03
    Escenario: Los tipos son los que dice el prestamista
      Dado que el prestamista solo recibe comprobantes de transferencia
      Cuando abre el portal
      Entonces los tipos de comprobante son:
        | Por transferencia Desde tu banco o billetera |

    @MOV-03
    Escenario: Sin tipos se dice que por ahora no se puede
      Dado que la consulta de "los tipos de comprobante" no trae nada
      Cuando abre el portal
      Entonces en la pantalla lee "Por ahora no se pueden enviar comprobantes"

    @MOV-03 @SES-12
    Escenario: Sin préstamos no hay comprobante que enviar
      Dado que no tiene préstamos
      Cuando abre el portal
      Entonces llega a "el inicio"

    @MOV-03
    Escenario: Se dice para qué es y qué se pregunta
      Cuando abre el portal
      Entonces la pantalla dice:
        | Enviar un comprobante                                                  |
        | Si pagaste y todavía no lo ves en tus pagos, mandanos el comprobante.  |
        | ¿Cómo pagaste?                                                         |
        | Continuar                                                              |

    @MOV-03
    Escenario: Con un ticket se puede preguntar por el pago
      Cuando elige el comprobante "Con un ticket"
      Entonces la pantalla lleva a:
        | Ir a consultas y reclamos | /consultas |
      Y quien no ve la pantalla oye:
        | No hace falta que lo mandes |

    @MOV-03
    Escenario: Mientras los tipos no llegan se dice qué se espera
      Dado que la consulta de "los tipos de comprobante" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Enviar un comprobante            |
        | Cargando los tipos de comprobante |

    @MOV-03 @SES-16
    Escenario: Si los tipos no llegan se puede ir al inicio
      Dado que la consulta de "los tipos de comprobante" responde con un error
      Entonces la pantalla lleva a:
        | Ir al inicio | /inicio |
      Y la pantalla dice:
        | No pudimos cargar los tipos de comprobante |

    @MOV-03
    Escenario: Sin tipos se dice qué hacer
      Dado que la consulta de "los tipos de comprobante" no trae nada
      Entonces la pantalla dice:
        | Enviar un comprobante                                                |
        | Por ahora no se pueden enviar comprobantes                           |
        | Si tu pago no aparece en 48 horas hábiles, escribinos desde «Consultas y reclamos». |
      Y la pantalla lleva a:
        | Ir a consultas y reclamos | /consultas |

  Regla: De una transferencia se manda una imagen o un PDF

    @MOV-03 @camino
    Escenario: Marta manda un PDF
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y envía el comprobante
      Entonces ve la pantalla "¡Listo! Recibimos tu comprobante"

    @MOV-03 @GEN-04
    Esquema del escenario: También manda <archivo>
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "<archivo>"
      Y envía el comprobante
      Entonces ve la pantalla "¡Listo! Recibimos tu comprobante"

      Ejemplos:
        | archivo                     |
        | una imagen llamada pago.png |
        | una foto llamada pago.jpg   |

    @MOV-03
    Escenario: Del archivo se dice cuál sirve
      Cuando elige el comprobante "Por transferencia"
      Entonces la pantalla dice:
        | Comprobante de la transferencia                  |
        | Una imagen PNG o JPEG, o un PDF, de hasta 10 MB. |
        | Elegir el archivo                                |
        | Enviar el comprobante                            |

    @MOV-03
    Escenario: El archivo elegido se puede cambiar
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Entonces la pantalla dice:
        | pago.pdf (1 kB)    |
        | Cambiar el archivo |

    @MOV-03
    Escenario: Mientras se envía se pide no cerrar
      Dado que la consulta de "el envío del comprobante" no vuelve
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y toca "Enviar el comprobante"
      Entonces mientras tanto la pantalla dice:
        | Estamos enviando tu comprobante. No cierres esta pantalla. |
      Y mientras tanto quien no ve la pantalla oye:
        | Enviar el comprobante |

    @MOV-03
    Escenario: Enviado, se dice cuándo se va a ver y adónde mirar
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y envía el comprobante
      Entonces se explica "Lo revisamos y vas a ver el pago en tus pagos dentro de las próximas 48 horas hábiles."
      Y después del envío puede ir a "/mis-pagos"

    @MOV-03
    Escenario: Enviado, se sigue por los pagos
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y envía el comprobante
      Entonces la pantalla lleva a:
        | Ver mis pagos | /mis-pagos |

    @MOV-03
    Escenario: Enviado uno, se puede enviar otro
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y envía el comprobante
      Y quiere enviar otro
      Entonces los tipos de comprobante son:
        | Por transferencia Desde tu banco o billetera      |
        | Con un ticket En Rapipago, Pago Fácil u otra caja |

    @MOV-03 @GEN-04
    Escenario: Un PDF con nombre de imagen se manda como PDF
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.png"
      Entonces el archivo elegido es "pago.pdf (1 kB)"

    @MOV-03 @GEN-04
    Esquema del escenario: No se manda <archivo>
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "<archivo>"
      Y envía el comprobante
      Entonces se le pide que corrija: "<motivo>"
      Y no hay un archivo elegido

      Ejemplos:
        | archivo                           | motivo                                                                                     |
        | un programa llamado pago.pdf      | Ese archivo no es una imagen PNG o JPEG ni un PDF, aunque su nombre lo diga. Elegí otro.   |
        | un archivo vacío llamado a.pdf    | Ese archivo está vacío. Elegí otro.                                                        |
        | un archivo de 30 MB llamado a.png | Ese archivo pesa más de 10 MB. Elegí uno más liviano, por ejemplo una captura de pantalla. |

    @MOV-03
    Escenario: Sin archivo no se manda
      Cuando elige el comprobante "Por transferencia"
      Y envía el comprobante
      Entonces se le pide que corrija: "Elegí el archivo del comprobante para enviarlo."

    @MOV-03
    Escenario: Sin elegir cómo pagó no se manda
      Cuando envía el comprobante
      Entonces se le pide que corrija: "Elegí cómo pagaste para continuar."

  Regla: Si el envío falla, lo elegido queda

    @MOV-03
    Escenario: El prestamista no lo recibe
      Dado que la consulta de "el envío del comprobante" responde que choca con otro
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y envía el comprobante
      Entonces del envío lee "El comprobante no se envió Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."
      Y el archivo elegido es "pago.pdf (1 kB)"
      Y la pantalla dice:
        | Tu archivo sigue elegido. |

    @MOV-03
    Escenario: El archivo que el prestamista no recibe se cambia por otro
      Dado que la consulta de "el envío del comprobante" se rechaza con "INVALID_FILE"
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y envía el comprobante
      Entonces del envío lee "El comprobante no se envió No pudimos recibir ese archivo. Elegí otro y probá de nuevo."

    @MOV-03 @SES-16
    Escenario: Sin respuesta puede que haya llegado
      Dado que la consulta de "el envío del comprobante" no llega
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y envía el comprobante
      Entonces del envío lee "No sabemos si nos llegó tu comprobante No tuvimos respuesta, pero puede que ya lo tengamos. Mirá tus pagos en un rato, o mandalo de nuevo: que llegue dos veces no cambia nada."
      Y el archivo elegido es "pago.pdf (1 kB)"

    @MOV-03 @SES-16
    Escenario: Si el servidor falla puede que haya llegado
      Dado que la consulta de "el envío del comprobante" responde con un error
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y envía el comprobante
      Entonces del envío lee "No sabemos si nos llegó tu comprobante Tuvimos un problema de nuestro lado, pero puede que ya lo tengamos. Mirá tus pagos en un rato, o mandalo de nuevo: que llegue dos veces no cambia nada."

    @MOV-03 @SES-16
    Escenario: De una respuesta que no es del prestamista tampoco se sabe
      Dado que a "el envío del comprobante" contesta la página de la red
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "un PDF llamado pago.pdf"
      Y envía el comprobante
      Entonces del envío lee "No sabemos si nos llegó tu comprobante No pudimos leer la respuesta, pero puede que ya lo tengamos. Mirá tus pagos en un rato, o mandalo de nuevo: que llegue dos veces no cambia nada. Si nos escribís, pasanos este código: documents.sendReceipt"

  Regla: Lo que salió bien se celebra

    @MOV-03 @solo-navegador
    Esquema del escenario: La celebración con el movimiento <movimiento>
      Cuando elige el comprobante "Por transferencia"
      Y elige el archivo "una imagen llamada pago.png"
      Y envía el comprobante
      Entonces la celebración dura <segundos> segundos con el movimiento <movimiento>

      Ejemplos:
        | movimiento | segundos |
        | permitido  | 5,5      |
        | reducido   | 0        |
