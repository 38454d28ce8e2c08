# language: es
Característica: La foto
  Marta pone su cara en el portal; de la foto sólo viaja el cuadrado que eligió.

  Antecedentes:
    Dado que Marta ingresó y está en "mis datos"

  Regla: Se saca o se elige, y se acomoda en un cuadrado

    @PRO-01 @camino
    Escenario: Marta pone su foto
      Cuando elige como foto "una foto llamada yo.jpg"
      Y guarda su foto
      Entonces la pantalla dice:
        | Guardamos tu foto |
        | Cambiar mi foto   |
      Y quien no ve la pantalla oye:
        | Tu foto |

    @PRO-01 @DEM-04
    Escenario: La foto está después de recargar, y en el menú
      Cuando elige como foto "una imagen llamada yo.png"
      Y guarda su foto
      Y recarga la página
      Entonces su foto se ve en mis datos y en el menú

    @PRO-01
    Escenario: A quien ingresa después, sin recargar, no se le muestra la foto de Marta
      Cuando elige como foto "una foto llamada yo.jpg"
      Y guarda su foto
      Y Marta sale desde el menú
      Y toca "Volver a ingresar"
      Y ingresa el DNI "24318907"
      Y ingresa la contraseña "cuota2026"
      Entonces su foto no se ve en mis datos ni en el menú

    @PRO-01 @DEM-02
    Escenario: La foto que ya tenía se ve al entrar
      Dado que la foto de Marta ya estaba guardada
      Cuando abre "mis datos"
      Entonces su foto se ve en mis datos y en el menú

    @PRO-01
    Escenario: Sin foto están sus iniciales
      Cuando abre el portal
      Entonces la pantalla dice:
        | MG               |
        | Agregar una foto |
      Y su foto no se ve en mis datos ni en el menú

    @PRO-01
    Escenario: En el celular se saca o se elige
      Cuando quiere cambiar su foto
      Entonces puede poner su foto:
        | Con la cámara        |
        | Desde tus archivos   |
      Y el foco está en el título "Tu foto"
      Y la pantalla dice:
        | Sacarme una foto |
        | Elegir una foto  |
        | Una foto PNG o JPEG de hasta 10 MB. La recortamos en un cuadrado y le sacamos el lugar y la fecha antes de mandarla. |

    @PRO-01
    Escenario: Si se arrepiente sigue como estaba
      Cuando quiere cambiar su foto
      Y toca "Cancelar"
      Entonces la pantalla dice:
        | Agregar una foto |

    @PRO-01
    Escenario: En una computadora se elige
      Cuando abre "/mis-datos" en una computadora
      Y quiere cambiar su foto
      Entonces puede poner su foto:
        | Desde tus archivos   |

    @PRO-01
    Escenario: Se acomoda con el dedo o con el teclado
      Cuando elige como foto "una foto llamada yo.jpg"
      Entonces la pantalla dice:
        | Así se va a ver tu foto                                |
        | Arrastrá la foto para acomodarla, o usá estos controles. |
        | Acercar                                                |
        | Mover hacia los costados                               |
        | Mover hacia arriba o abajo                             |
        | Guardar                                                |
        | Usar otra foto                                         |
        | Cancelar                                               |

    @PRO-01
    Escenario: La que se saca con la cámara se acomoda igual
      Cuando quiere cambiar su foto
      Y se saca "una foto llamada yo.jpg"
      Entonces puede acomodar su foto

    @PRO-01
    Esquema del escenario: Con los controles se ve otra parte: "<control>" en <valor>
      Cuando elige como foto "una imagen llamada ancha.png"
      Y corre "<control>" hasta <valor>
      Entonces de su foto se ve el cuadrado "<cuadrado>"

      Ejemplos:
        | control                    | valor | cuadrado |
        | Acercar                    | 100   | 50 0 300 300   |
        | Acercar                    | 400   | 162 112 75 75  |
        | Mover hacia los costados   | 100   | 100 0 300 300  |

    @PRO-01
    Esquema del escenario: Con el dedo se ve otra parte: <a la derecha> a la derecha, <hacia abajo> hacia abajo
      Cuando elige como foto "una imagen llamada ancha.png"
      Y arrastra su foto <a la derecha> de cada cien a la derecha y <hacia abajo> hacia abajo
      Entonces de su foto se ve el cuadrado "<cuadrado>"

      Ejemplos:
        | a la derecha | hacia abajo | cuadrado      |
        | 10           | 10          | 20 0 300 300  |
        | -40          | 0           | 100 0 300 300 |

    @PRO-01
    Escenario: Donde no hay lugar no se mueve, y de cerca sigue en el medio
      Cuando elige como foto "una imagen llamada ancha.png"
      Y arrastra su foto 0 de cada cien a la derecha y 10 hacia abajo
      Y corre "Acercar" hasta 200
      Entonces de su foto se ve el cuadrado "125 75 150 150"

    @PRO-01
    Escenario: De cerca el dedo también la mueve hacia arriba y abajo
      Cuando elige como foto "una imagen llamada ancha.png"
      Y corre "Acercar" hasta 200
      Y arrastra su foto 0 de cada cien a la derecha y -20 hacia abajo
      Entonces de su foto se ve el cuadrado "125 105 150 150"

    @PRO-01
    Escenario: De cerca también se mueve hacia arriba o abajo
      Cuando elige como foto "una imagen llamada ancha.png"
      Y corre "Acercar" hasta 200
      Y corre "Mover hacia arriba o abajo" hasta 100
      Entonces de su foto se ve el cuadrado "125 150 150 150"

    @PRO-01
    Escenario: Mientras se guarda la foto se dice
      Dado que la consulta de "el guardado de la foto" no vuelve
      Cuando elige como foto "una foto llamada yo.jpg"
      Y toca "Guardar"
      Entonces mientras tanto la pantalla dice:
        | Guardando tu foto |

    @PRO-01
    Escenario: Si se arrepiente no cambia nada
      Cuando elige como foto "una foto llamada yo.jpg"
      Y deja sus datos como estaban
      Entonces la pantalla dice:
        | Agregar una foto |

    @PRO-01
    Escenario: Si no le gusta, elige otra
      Cuando elige como foto "una foto llamada yo.jpg"
      Y toca "Usar otra foto"
      Entonces puede poner su foto:
        | Con la cámara        |
        | Desde tus archivos   |

  Regla: Lo que no es una foto no se manda

    @PRO-01 @GEN-04
    Escenario: Archivos que no sirven de foto
      Cuando quiere cambiar su foto
      Entonces cada uno de estos archivos se rechaza:
        | un archivo vacío llamado yo.jpg      | Error: Esa foto está vacía. Elegí otra.                                        |
        | un archivo de 30 MB llamado yo.jpg   | Error: Esa foto pesa más de 10 MB. Elegí una más liviana o sacate otra.        |
        | una foto HEIC llamada yo.jpg         | Error: Eso no es una foto PNG o JPEG, aunque su nombre lo diga. Elegí otra.    |
        | un dibujo SVG llamado yo.png         | Error: Eso no es una foto PNG o JPEG, aunque su nombre lo diga. Elegí otra.    |
        | un PDF llamado yo.png                | Error: Eso no es una foto PNG o JPEG, aunque su nombre lo diga. Elegí otra.    |
        | un programa llamado yo.jpg           | Error: Eso no es una foto PNG o JPEG, aunque su nombre lo diga. Elegí otra.    |
        | una foto con una página detrás llamada yo.jpg | Error: Eso no es una foto PNG o JPEG, aunque su nombre lo diga. Elegí otra. |

  Regla: Sin conexión para abrirla se dice, y la foto elegida sigue ahí

    @PRO-01 @PRO-03
    Escenario: La foto que no se pudo abrir espera la conexión
      Dado que se corta la conexión cuando abre su foto
      Cuando elige como foto "una foto llamada yo.jpg"
      Entonces la pantalla dice:
        | No pudimos abrir tu foto                                               |
        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. |
        | La foto que elegiste sigue acá.                                        |
        | Probar de nuevo                                                        |
        | Usar otra foto                                                         |
        | Cancelar                                                               |

    @PRO-01 @PRO-03
    Escenario: Con la conexión de vuelta se abre la misma foto
      Dado que se corta la conexión cuando abre su foto
      Cuando elige como foto "una foto llamada yo.jpg"
      Y toca "Probar de nuevo"
      Entonces puede acomodar su foto

    @PRO-01
    Escenario: En vez de esperar la conexión elige otra
      Dado que se corta la conexión cuando abre su foto
      Cuando elige como foto "una foto llamada yo.jpg"
      Y toca "Usar otra foto"
      Entonces puede poner su foto:
        | Con la cámara        |
        | Desde tus archivos   |

  Regla: Si no se guarda se dice, y la foto elegida sigue ahí

    @PRO-01 @PRO-03
    Esquema del escenario: La foto no se guardó (<qué>)
      Dado que la consulta de "el guardado de la foto" <qué>
      Cuando elige como foto "una foto llamada yo.jpg"
      Y guarda su foto
      Entonces la pantalla dice:
        | <título>                         |
        | <por qué>                        |
        | La foto que elegiste sigue acá.  |
      Y puede acomodar su foto

      Ejemplos:
        | qué                             | título                          | por qué                                                                                                                 |
        | responde que el pedido está mal | No pudimos guardar tu foto      | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.                                                    |
        | responde con un error           | No sabemos si se guardó tu foto | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. Guardarla otra vez no cambia nada si ya estaba.    |
        | no llega                        | No sabemos si se guardó tu foto | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. Guardarla otra vez no cambia nada si ya estaba. |

    @PRO-01 @PRO-03
    Escenario: Si no se sabe si se guardó y la deja, se ve la que tiene el prestamista
      Dado que la respuesta de "el guardado de la foto" se pierde
      Cuando elige como foto "una foto llamada yo.jpg"
      Y guarda su foto
      Y toca "Cancelar"
      Entonces su foto se ve en mis datos y en el menú

    @PRO-01 @PRO-03
    Escenario: La foto que el prestamista no acepta se cambia
      Dado que la consulta de "el guardado de la foto" se rechaza con "INVALID_FILE"
      Cuando elige como foto "una foto llamada yo.jpg"
      Y guarda su foto
      Entonces la pantalla dice:
        | No pudimos guardar tu foto            |
        | No podemos usar esa foto. Elegí otra. |

    @PRO-01 @PRO-03
    Escenario: De una respuesta ilegible no se sabe si la foto se guardó
      Dado que a "el guardado de la foto" contesta la página de la red
      Cuando elige como foto "una foto llamada yo.jpg"
      Y guarda su foto
      Entonces la pantalla dice:
        | No sabemos si se guardó tu foto |
        | No pudimos leer la respuesta. Guardarla otra vez no cambia nada si ya estaba. Si nos escribís, pasanos este código: profile.saveAvatar |

    @PRO-01 @PRO-03
    Escenario: Al segundo intento se guarda
      Dado que la consulta de "el guardado de la foto" responde con un error
      Cuando elige como foto "una foto llamada yo.jpg"
      Y guarda su foto
      Y guarda su foto
      Entonces la pantalla dice:
        | Guardamos tu foto |

    @PRO-01
    Esquema del escenario: Si la foto no llega están sus iniciales (<qué>)
      Dado que la consulta de "la foto" <qué>
      Cuando abre el portal
      Entonces la pantalla dice:
        | MG            |
        | Marta Giménez |

      Ejemplos:
        | qué                    |
        | responde que no existe |
        | no se puede leer       |
        | no llega               |
