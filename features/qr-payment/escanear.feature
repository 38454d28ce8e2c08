# language: es
Característica: Leer el QR de un comercio
  Lucía está en la caja, con el celular en la mano y gente atrás.

  Regla: La cámara se pide una vez, y después de decir para qué

    @QRP-09 @QRP-01
    Escenario: Primero se le cuenta para qué es
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando abre el portal
      Entonces la pantalla dice:
        | Pagar con QR |
        | Tenés $ 412.350,50 para usar. Pagá en el comercio y elegí en cuántas cuotas devolverlo. |
        | Para leer el QR del comercio necesitamos usar la cámara. Solo mira el código: no guarda ni manda fotos. |
        | Elegir una foto |
      Y quien no ve la pantalla oye:
        | Leer el texto |
      Y la cámara está apagada

    @QRP-09 @QRP-01
    Escenario: Con la cámara prendida ve dónde apuntar
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando usa la cámara
      Entonces sobre la pantalla se lee:
        | Apuntá al QR del comercio, adentro del marco. |
        | Otras formas de leer el QR                    |
      Y la cámara se pidió mirando a:
        | environment |

    @QRP-09
    Escenario: Si ya la permitió, la cámara se prende sola
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando la cámara de su celular ya está permitida
      Entonces la cámara está prendida

    @QRP-01
    Escenario: Cancelar vuelve a su línea
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando usa la cámara
      Y toca "Cancelar" sobre la cámara
      Entonces está en "/linea-revolvente-detalle"
      Y la cámara está apagada

    @QRP-09
    Escenario: La cámara se apaga cuando la pantalla deja de verse
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando usa la cámara
      Y atiende otra cosa en el celular
      Entonces la cámara está apagada
      Y la pantalla dice:
        | Apagamos la cámara porque saliste de la pantalla. |

    @QRP-09
    Escenario: La linterna y la otra lente, donde las hay
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que su cámara tiene linterna y otra lente
      Cuando usa la cámara
      Y toca "Usar la otra cámara" sobre la cámara
      Y toca "Prender la linterna" sobre la cámara
      Entonces la linterna está prendida
      Y la cámara se pidió mirando a:
        | environment |
        | user        |

  Regla: Si la cámara no sirve, se dice por qué y se sigue de otra manera

    @QRP-01 @QRP-09
    Esquema del escenario: La cámara <estado>
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando la cámara de su celular <estado>
      Y usa la cámara
      Entonces la pantalla dice:
        | <título>                   |
        | <qué hacer>                |
        | Otras formas de leer el QR |
      Y la cámara está apagada

      Ejemplos:
        | estado               | título                                 | qué hacer                                                                                                                                             |
        | está prohibida       | No tenemos permiso para usar la cámara | Para permitirla, tocá el ícono al lado de la dirección de la página y activá la cámara. También podés usar una foto o pegar el texto del QR. |
        | no existe            | No encontramos una cámara              | Podés usar una foto del QR o pegar su texto.                                                                                                      |
        | la usa otro programa | La cámara no responde                  | Puede estar usándola otro programa. Cerralo y probá de nuevo, o usá una foto del QR.                                                              |
        | no se puede preparar | No pudimos preparar la cámara          | Revisá tu conexión a internet y probá de nuevo.                                                                                                   |

    @QRP-01 @QRP-09
    Escenario: Mientras su navegador le pregunta se dice qué va a pasar
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la cámara de su celular espera su permiso
      Cuando usa la cámara
      Entonces sobre la pantalla se lee:
        | Tu navegador te va a preguntar si nos dejás usar la cámara. Elegí «Permitir». |

    @QRP-01
    Escenario: Con Escape también se vuelve a la línea
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando usa la cámara
      Y aprieta Escape
      Entonces está en "/linea-revolvente-detalle"

    @QRP-09
    Escenario: La linterna que no prende se dice
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la linterna de su cámara no prende
      Cuando usa la cámara
      Y toca "Prender la linterna" sobre la cámara
      Entonces sobre la pantalla se lee:
        | No pudimos usar la linterna. |
        | Prender la linterna          |

    @QRP-01
    Escenario: No permite la cámara
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la cámara de su celular espera su permiso
      Cuando no permite la cámara
      Entonces la pantalla dice:
        | No tenemos permiso para usar la cámara |

    @QRP-01
    Escenario: La cámara se desenchufa mientras mira
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando la cámara se desenchufa
      Entonces la pantalla dice:
        | Se apagó la cámara                                                              |
        | Se desconectó o la tomó otro programa. Probá de nuevo, o usá una foto del QR. |

    @QRP-09
    Escenario: Una foto del QR sirve igual
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando elige una foto con el QR de "Panadería La Ñata"
      Entonces está en "el importe del QR"

    @QRP-09
    Escenario: Mientras se busca en la foto se dice
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando elige una foto que tarda en leerse
      Entonces la pantalla dice:
        | Buscando el QR en la foto |

    @QRP-09
    Esquema del escenario: No sirve <qué>
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando elige <qué>
      Entonces la pantalla dice:
        | Error: <dice> |

      Ejemplos:
        | qué                              | dice                                                                            |
        | un archivo que no es una foto    | No pudimos abrir esa foto. Elegí otra, en formato JPG o PNG.                    |
        | una foto sin nada con que leerla | No pudimos preparar el lector. Revisá tu conexión a internet y probá de nuevo. |

    @QRP-09
    Escenario: Una foto sin QR se rechaza ahí mismo
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando elige una foto sin ningún QR
      Entonces la pantalla dice:
        | Error: No encontramos un QR en esa foto. Sacala más de cerca y con buena luz. |

    @QRP-09 @QRP-04 @camino
    Escenario: El texto pegado sirve igual
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando pega el texto del QR de "Panadería La Ñata"
      Entonces está en "el importe del QR"

    @QRP-09
    Escenario: Sin texto no hay nada que leer
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando pega el texto " "
      Entonces la pantalla dice:
        | Error: Pegá el texto del QR. |

  Regla: Sólo se sigue con un QR con el que se puede pagar

    @QRP-04
    Escenario: Si el QR dice cuánto, se eligen las cuotas
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Ferretería El Tornillo"
      Entonces está en "las cuotas del QR"
      Y la cámara está apagada

    @QRP-04
    Escenario: Si no lo dice, lo escribe ella
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Panadería La Ñata"
      Entonces está en "el importe del QR"

    @QRP-02
    Esquema del escenario: Lo que se escanea y no es un QR de pago: <texto>
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea un código que dice "<texto>"
      Entonces sobre la pantalla se lee:
        | <título>          |
        | <qué hacer>       |
        | Escanear de nuevo |

      Ejemplos:
        | texto                   | título                         | qué hacer                                                                                       |
        | https://tienda.example/ | Este QR no sirve para pagar | Buscá el QR con el que el comercio cobra y escanealo de nuevo.                                  |
        | 000201010211            | No podemos leer este QR        | No es un QR para pagar desde cualquier billetera, o está incompleto. Pedile al comercio otro QR, o escanealo de nuevo. |

    @QRP-02 @QRP-04
    Esquema del escenario: No se paga en <comercio>
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "<comercio>"
      Entonces sobre la pantalla se lee:
        | <título> |
        | <texto>  |

      Ejemplos:
        | comercio             | título                              | texto                                                                                                |
        | Electro Oferta       | No podés pagar en este comercio     | Con tu línea no se le puede pagar a este vendedor. No se hizo ningún pago.                           |
        | Tienda del Puerto    | No podemos leer este QR             | No es un QR para pagar desde cualquier billetera, o está incompleto. Pedile al comercio otro QR, o escanealo de nuevo.      |
        | Casa Viajera Turismo | No te alcanza el saldo de tu línea  | La compra es de $ 2.450.000 y te quedan $ 412.350,50.                                             |

    @QRP-02
    Escenario: Después de un QR que no sirve se escanea otro, con la misma cámara
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando escanea el QR de "Electro Oferta"
      Y toca "Escanear de nuevo" sobre la cámara
      Y escanea el QR de "Ferretería El Tornillo"
      Entonces está en "las cuotas del QR"
      Y la cámara se pidió mirando a:
        | environment |

    @QRP-02
    Esquema del escenario: La consulta del QR <qué pasa>
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el QR" <qué pasa>
      Cuando pega el texto del QR de "Ferretería El Tornillo"
      Entonces la pantalla dice:
        | No pudimos consultar el QR |
        | <texto>                    |
      Y el texto que pegó sigue ahí

      Ejemplos:
        | qué pasa                        | texto                                                                                                                 |
        | responde con un error           | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                                                  |
        | no llega                        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo.                                               |
        | no se puede leer                | No pudimos leer la respuesta. Probá de nuevo en unos minutos. Si nos escribís, pasanos este código: qr-payment.readQr |

    @QRP-02
    Escenario: Al volver internet se consulta el mismo QR
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "el QR" no llega
      Cuando pega el texto del QR de "Ferretería El Tornillo"
      Y toca "Probar de nuevo"
      Entonces llega a "las cuotas del QR"

  Regla: En una capacitación, una pantalla escanea a la otra

    @DEM-05
    Esquema del escenario: El QR de <comercio> que muestra la demo se lee de verdad
      Dado que Lucía ingresó y está en "el pago con QR"
      Cuando el capacitador le muestra el QR de "<comercio>" y lo escanea
      Entonces sobre la pantalla o en ella se lee "<dice>"

      Ejemplos:
        | comercio               | dice                               |
        | Panadería La Ñata      | Le pagás a Panadería La Ñata.      |
        | Ferretería El Tornillo | Ferretería El Tornillo             |
        | Electro Oferta         | No podés pagar en este comercio    |
        | Tienda del Puerto      | No podemos leer este QR            |
        | Casa Viajera Turismo   | No te alcanza el saldo de tu línea |

  Regla: Antes de leer nada se sabe si hay con qué pagar

    @QRP-03
    Esquema del escenario: <persona> todavía no puede
      Dado que <persona> ingresó y está en "el pago con QR"
      Cuando abre el portal
      Entonces la pantalla dice:
        | <título> |
        | <texto>  |
      Y la pantalla lleva a:
        | <camino>     | <dirección> |
        | Ir al inicio | /inicio     |
      Y la cámara está apagada

      Ejemplos:
        | persona | título                                | texto                                                                             | camino           | dirección                 |
        | Héctor  | Ponete al día para pagar con QR       | Tenés cuotas vencidas. Cuando las pagues, vas a poder usar tu línea otra vez.     | Pagar mis cuotas | /pagar-cuota              |
        | Diego   | Tenés una oferta de línea de crédito  | Mientras esté pendiente no podés pagar con QR. Mirala y decidí si la querés.      | Ver la oferta    | /oferta-linea-revolvente  |

    @QRP-03
    Escenario: No se sabe cómo está su cuenta
      Dado que Lucía ingresó y está en "el pago con QR"
      Y que la consulta de "la situación de la cuenta" responde con un error
      Y que la consulta de "la situación de la cuenta" responde con un error
      Cuando abre el portal
      Y toca "Probar de nuevo"
      Entonces la pantalla dice:
        | Tenés $ 412.350,50 para usar. Pagá en el comercio y elegí en cuántas cuotas devolverlo. |
