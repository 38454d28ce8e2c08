# language: es
Característica: La cuponera de pago
  Un PDF con un cupón por cuota, para pagar en efectivo.

  Regla: Se elige el préstamo y se descarga

    @MOV-02 @DOC-01 @SES-15 @camino
    Escenario: Marta descarga la cuponera de su segundo préstamo
      Dado que Marta ingresó y está en "la cuponera"
      Cuando elige la cuponera de "Préstamo personal · 40153318"
      Y descarga la cuponera
      Entonces se abre 1 archivo en otra pestaña
      Y un aviso dice "Abrimos la cuponera en otra pestaña."

    @DOC-01 @MOV-02
    Escenario: Se pide la del préstamo elegido, por su identificador y el del cliente
      Dado que Marta ingresó y está en "la cuponera"
      Cuando elige la cuponera de "Préstamo personal · 40153318"
      Y descarga la cuponera
      Entonces el prestamista recibió "la cuponera" con:
        | id     | c-8f21d04b |
        | loanId | p-2ad97e45 |

    @MOV-02
    Escenario: La línea también tiene cuponera, con su propio nombre
      Dado que Lucía ingresó y está en "la cuponera"
      Cuando abre el portal
      Entonces hay cuponera de:
        | Recarga de celular · 40161175 |
        | Pago de servicios · 40162280  |
        | Oferta línea revolvente       |

    @MOV-02
    Escenario: La cuponera no se puede descargar
      Dado que Marta ingresó y está en "la cuponera"
      Y que la consulta de "la cuponera" responde con un error
      Cuando descarga la cuponera
      Entonces un aviso dice "La cuponera no se descargó. Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos."

    @DOC-01 @SES-12
    Escenario: Un préstamo que no está habilitado lo dice
      Dado que Raúl ingresó y está en "la cuponera"
      Cuando elige la cuponera de "Electro Pampa · 40139951"
      Entonces en lugar de la cuponera lee "Este préstamo no tiene cuponera Podés pagar sus cuotas con otro medio de pago."
      Y no puede descargar la cuponera

    @DOC-01
    Escenario: Sin cuponera se paga de otra manera
      Dado que Raúl ingresó y está en "la cuponera"
      Cuando elige la cuponera de "Electro Pampa · 40139951"
      Entonces la pantalla lleva a:
        | Pagar una cuota | /pagar-cuota?externalId=40139951 |

    @MOV-02
    Escenario: Marta lee qué va a descargar
      Dado que Marta ingresó y está en "la cuponera"
      Cuando elige la cuponera de "Préstamo personal · 40153318"
      Entonces la pantalla dice:
        | Cuponera de pago                                                       |
        | Con la cuponera pagás en efectivo las cuotas que te quedan.            |
        | Elegí un préstamo                                                      |
        | La cuponera de Préstamo personal · 40153318 está lista.                |
        | Es un PDF con un cupón y su código de barras por cada cuota sin pagar. |

    @MOV-02
    Escenario: La cuponera elegida tiene nombre para quien no la ve
      Dado que Marta ingresó y está en "la cuponera"
      Entonces quien no ve la pantalla oye:
        | La cuponera del préstamo elegido |
      Y la pantalla dice:
        | Descargar la cuponera |

    @MOV-02
    Escenario: Mientras los préstamos no llegan se dice qué se espera
      Dado que Marta ingresó y está en "la cuponera"
      Y que la consulta de "los préstamos" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Cuponera de pago       |
        | Cargando tus préstamos |

    @MOV-02
    Escenario: La cuponera que no abre otra pestaña se guarda
      Dado que Marta ingresó y está en "la cuponera"
      Y que su navegador no abre otras pestañas
      Cuando descarga la cuponera
      Entonces un aviso dice "Guardamos la cuponera en tus descargas."

  Regla: Con débito o cobro automático se avisa antes

    @MOV-02
    Escenario: Walter lee el aviso antes de poder descargar
      Dado que Walter ingresó y está en "la cuponera"
      Cuando abre el portal
      Entonces en lugar de la cuponera lee "Este préstamo se paga por débito automático Las cuotas se debitan solas. Si además pagás con la cuponera, podés pagar dos veces la misma cuota: usala solo si el débito no se pudo hacer."
      Y no puede descargar la cuponera

    @MOV-02
    Escenario: Walter acepta el aviso y descarga
      Dado que Walter ingresó y está en "la cuponera"
      Cuando dice que entendió el aviso
      Y descarga la cuponera
      Entonces se abre 1 archivo en otra pestaña

    @MOV-02
    Escenario: El aviso de un préstamo no vale para otro
      Dado que Walter ingresó y está en "la cuponera"
      Cuando dice que entendió el aviso
      Y elige la cuponera de "Ferretería Bahía · 40148872"
      Entonces en lugar de la cuponera lee "Este préstamo se paga por débito automático Las cuotas se debitan solas. Si además pagás con la cuponera, podés pagar dos veces la misma cuota: usala solo si el débito no se pudo hacer."
      Y no puede descargar la cuponera

    @MOV-02 @PAY-27 @COL-04
    Escenario: Con cobro automático, Delia lee qué día se cobra la cuota y qué pasa si la paga
      Dado que hoy es el 24 de noviembre de 2026
      Y que Delia ingresó y está en "/descargar-cuponera?idLoan=p-71c4ae09"
      Cuando abre el portal
      Entonces en lugar de la cuponera lee "Cobro automático desde tu cuenta Las cuotas se debitan solas. Si además pagás con la cuponera, podés pagar dos veces la misma cuota: usala solo si el débito no se pudo hacer. La cuota 6 ($ 21.340) se cobra de tu cuenta el miércoles 25 de noviembre. Si pagás antes del martes 24 a las 20:00, ese cobro no se hace."
      Y no puede descargar la cuponera

    @MOV-02 @COL-04
    Escenario: Delia acepta el aviso del cobro automático y descarga
      Dado que Delia ingresó y está en "/descargar-cuponera?idLoan=p-71c4ae09"
      Cuando dice que entendió el aviso
      Y descarga la cuponera
      Entonces se abre 1 archivo en otra pestaña

    @MOV-02 @PAY-27
    Escenario: Si no se sabe si hay un cobro automático, se dice
      Dado que Marta ingresó y está en "la cuponera"
      Y que al cobro automático el prestamista "falla"
      Cuando abre el portal
      Entonces en lugar de la cuponera lee "No sabemos si hay un cobro automático No pudimos leer si este préstamo se cobra solo de tu cuenta. Si es así y pagás ahora, podrías pagar dos veces."
      Y no puede descargar la cuponera

    @MOV-02 @PAY-27
    Escenario: A quien no le contestan si hay uno, ocho segundos después se le dice
      Dado que Marta ingresó y está en "la cuponera"
      Y que al cobro automático el prestamista "no contesta"
      Cuando pasan 8 segundos
      Entonces en lugar de la cuponera lee "No sabemos si hay un cobro automático No pudimos leer si este préstamo se cobra solo de tu cuenta. Si es así y pagás ahora, podrías pagar dos veces."

    @MOV-02
    Escenario: Sin cobro automático que el prestamista ofrezca no hay aviso
      Dado que Marta ingresó y está en "la cuponera"
      Y que al cobro automático el prestamista "no lo ofrece"
      Cuando abre el portal
      Entonces puede descargar la cuponera de "Casa Rivadavia Hogar · 40128753"

    @MOV-02
    Escenario: Lo que se paga a mano no pide leer nada
      Dado que Marta ingresó y está en "la cuponera"
      Cuando abre el portal
      Entonces puede descargar la cuponera de "Casa Rivadavia Hogar · 40128753"

    @MOV-02
    Escenario: La que se descarga es la del préstamo elegido
      Dado que Marta ingresó y está en "la cuponera"
      Cuando elige la cuponera de "Préstamo en sucursal · 40097264"
      Entonces puede descargar la cuponera de "Préstamo en sucursal · 40097264"

    @MOV-02
    Escenario: El enlace de un préstamo lo trae elegido
      Dado que Marta ingresó y está en "/descargar-cuponera?idLoan=p-2ad97e45"
      Cuando abre el portal
      Entonces puede descargar la cuponera de "Préstamo personal · 40153318"

    @MOV-02
    Escenario: Si no quedan préstamos se dice, y se vuelve al inicio
      Dado que Marta ingresó y está en "la cuponera"
      Y que la consulta de "los préstamos" no trae nada
      Cuando abre el portal
      Entonces de la cuponera lee "No tenés préstamos activos La cuponera es para pagar un préstamo. Cuando tengas uno, la vas a encontrar acá."
      Y la pantalla dice:
        | Cuponera de pago |
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

  Regla: Si los préstamos no llegan, se prueba de nuevo

    @MOV-02 @SES-16
    Escenario: El servidor falla
      Dado que Marta ingresó y está en "la cuponera"
      Y que la consulta de "los préstamos" responde con un error
      Cuando abre el portal
      Entonces ve la pantalla "No pudimos cargar tus préstamos"
      Y no llega lo que pidió: "Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: LOAN_PAYMENT_VOUCHER"
      Y la pantalla lleva a:
        | Ir al inicio | /inicio |

    @MOV-02
    Escenario: Al probar de nuevo llegan
      Dado que Marta ingresó y está en "la cuponera"
      Y que la consulta de "los préstamos" responde con un error
      Cuando prueba de nuevo
      Entonces hay cuponera de:
        | Casa Rivadavia Hogar · 40128753 |
        | Préstamo personal · 40153318    |
        | Préstamo en sucursal · 40097264 |
