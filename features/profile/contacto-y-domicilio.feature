# language: es
Característica: El contacto y el domicilio
  Marta corrige por su cuenta cómo la encontramos, y no pierde lo que escribió si algo falla.

  Antecedentes:
    Dado que Marta ingresó y está en "mis datos"

  Regla: Se lee lo que sabe el prestamista

    @PRO-02
    Escenario: Marta lee su contacto y su domicilio
      Cuando abre el portal
      Entonces la pantalla dice:
        | Contacto                      |
        | Teléfono de contacto          |
        | 1145678901                    |
        | Correo                        |
        | marta.gimenez@correo.example  |
        | Cambiar el contacto           |
        | Domicilio                     |
        | Calle y número                |
        | Diagonal 74 1528, piso 3, depto. B |
        | Localidad                     |
        | La Plata                      |
        | Partido o departamento        |
        | Provincia                     |
        | Buenos Aires                  |
        | Código postal                 |
        | B1900FXA                      |
        | Cambiar el domicilio          |

    @PRO-02
    Escenario: La parte de sus datos tiene su nombre, y el correo un ejemplo
      Cuando empieza a cambiar el contacto
      Entonces la pantalla dice:
        | Cambiar el contacto               |
        | Con el código de área. No es el celular donde recibís los códigos: ese se cambia aparte. |
        | Por ejemplo, nombre@correo.com.ar |
      Y quien no ve la pantalla oye:
        | Tu contacto y tu domicilio |
      Y el foco está en el título "Cambiar el contacto"

    @PRO-02
    Escenario: El domicilio dice cómo se escribe lo que no es claro
      Cuando empieza a cambiar el domicilio
      Entonces la pantalla dice:
        | Si no tiene, escribí S/N     |
        | Por ejemplo, 1900 o B1900ABC |

    @PRO-02
    Escenario: Mientras llegan sus datos se dice qué se espera
      Dado que la consulta de "los datos editables" no vuelve
      Entonces mientras tanto la pantalla dice:
        | Cargando tus datos |

    @PRO-02
    Escenario: Lo que el prestamista no sabe se puede completar
      Dado que el prestamista no sabe nada de su contacto ni de su domicilio
      Cuando abre el portal
      Entonces la pantalla dice:
        | Todavía no tenemos un teléfono ni un correo tuyos. |
        | Cambiar el contacto                                |
        | Todavía no tenemos tu domicilio.                   |
        | Cambiar el domicilio                               |

    @PRO-02 @SES-16
    Escenario: Sin las provincias el domicilio se lee igual
      Dado que la consulta de "las provincias" responde con un error
      Cuando abre el portal
      Entonces la pantalla dice:
        | Calle y número                     |
        | Diagonal 74 1528, piso 3, depto. B |
        | Localidad                          |
        | La Plata                           |
        | Provincia                          |
        | No pudimos cargar este dato        |

    @PRO-03
    Esquema del escenario: Si los datos no llegan se dice y se puede probar de nuevo (<qué>)
      Dado que la consulta de "los datos editables" <qué>
      Cuando prueba de nuevo
      Entonces la pantalla dice:
        | Calle y número                     |
        | Diagonal 74 1528, piso 3, depto. B |

      Ejemplos:
        | qué                            |
        | responde con un error          |
        | no se puede leer               |
        | no llega                       |

    @PRO-03
    Escenario: Mientras faltan, lo demás de mis datos está
      Dado que la consulta de "los datos editables" responde que no existe
      Cuando abre el portal
      Entonces la pantalla dice:
        | Marta Giménez                                                                |
        | No pudimos cargar tus datos de contacto y tu domicilio                       |
        | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos.         |
        | Probar de nuevo                                                              |
        | Cambiar mi celular                                                           |
        | Restablecer huella o rostro                                                  |

  Regla: Se cambia una parte por vez

    @PRO-02
    Escenario: Mientras cambia el contacto no cambia el domicilio
      Cuando empieza a cambiar el contacto
      Entonces de sus datos no puede cambiar nada
      Y en el formulario sigue escrito:
        | Teléfono de contacto     | 1145678901                   |
        | Otro teléfono (opcional) |                              |
        | Correo                   | marta.gimenez@correo.example |

    @PRO-02
    Escenario: Mientras cambia el domicilio no cambia el contacto
      Cuando empieza a cambiar el domicilio
      Entonces de sus datos no puede cambiar nada
      Y en el formulario sigue escrito:
        | Provincia              | Buenos Aires |
        | Partido o departamento | La Plata     |
        | Localidad              | La Plata     |
        | Calle                  | Diagonal 74  |
        | Número                 | 1528         |
        | Piso (opcional)        | 3            |
        | Depto. (opcional)      | B            |
        | Código postal          | B1900FXA     |

    @PRO-02
    Escenario: Si se arrepiente queda todo como estaba
      Cuando empieza a cambiar el contacto:
        | Correo | otra@correo.example |
      Y deja sus datos como estaban
      Entonces la pantalla dice:
        | marta.gimenez@correo.example |
      Y de sus datos puede:
        | Cambiar el contacto  |
        | Cambiar el domicilio |

    @PRO-02
    Escenario: Quien usa el teclado sigue donde empezó el formulario
      Cuando empieza a cambiar el domicilio
      Entonces el foco está en el título "Cambiar el domicilio"

    @PRO-03
    Escenario: Después de guardar sigue donde está lo guardado
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Entonces el foco está en el título "Contacto"

  Regla: Lo que escribió sobrevive a un guardado que falla

    @PRO-03 @PRO-07
    Escenario: No se guardó
      Dado que la consulta de "el guardado del contacto" responde que el pedido está mal
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Entonces la pantalla dice:
        | No pudimos guardar tus cambios |
        | Lo que escribiste sigue acá.   |
      Y en el formulario sigue escrito:
        | Correo | marta@nuevo.example |

    @PRO-03 @PRO-07
    Esquema del escenario: No se sabe si se guardó (<qué>)
      Dado que <qué>
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Entonces la pantalla dice:
        | No sabemos si se guardó      |
        | <por qué>                    |
        | Lo que escribiste sigue acá. |
      Y en el formulario sigue escrito:
        | Correo | marta@nuevo.example |

      Ejemplos:
        | qué                                                       | por qué                                                                                                                             |
        | la consulta de "el guardado del contacto" no llega        | No pudimos conectarnos. Revisá tu conexión a internet y probá de nuevo. Guardarlo otra vez no cambia nada si ya estaba.             |
        | la consulta de "el guardado del contacto" responde con un error | Tuvimos un problema de nuestro lado. Probá de nuevo en unos minutos. Guardarlo otra vez no cambia nada si ya estaba. |
        | a "el guardado del contacto" contesta la página de la red | No pudimos leer la respuesta. Guardarlo otra vez no cambia nada si ya estaba. Si nos escribís, pasanos este código: profile.saveContact |

    @PRO-07
    Escenario: Sigue escrito después de recargar
      Dado que la consulta de "el guardado del domicilio" responde con un error
      Cuando cambia el domicilio:
        | Calle | Calle 9 de Julio |
      Y recarga la página
      Entonces la pantalla dice:
        | Seguís donde lo dejaste: esto todavía no está guardado. |
      Y en el formulario sigue escrito:
        | Provincia | Buenos Aires     |
        | Localidad | La Plata         |
        | Calle     | Calle 9 de Julio |

    @PRO-07 @SES-07
    Escenario: Si la sesión vence mientras guarda, al volver sigue escrito
      Dado que la consulta de "el guardado del contacto" responde que la sesión no sirve
      Y que la consulta de "la renovación de la sesión" responde que la sesión no sirve
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y Marta vuelve a ingresar a "/mis-datos"
      Entonces en el formulario sigue escrito:
        | Correo | marta@nuevo.example |

    @PRO-07
    Escenario: Se va a otra pantalla sin guardar y vuelve
      Cuando empieza a cambiar el domicilio:
        | Calle | Calle 9 de Julio |
      Y abre "el inicio"
      Y vuelve atrás
      Entonces en el formulario sigue escrito:
        | Calle | Calle 9 de Julio |

    @PRO-07 @camino
    Escenario: Al segundo intento se guarda
      Dado que la consulta de "el guardado del contacto" responde con un error
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y guarda sus datos
      Y recarga la página
      Entonces la pantalla dice:
        | marta@nuevo.example |
        | Cambiar el contacto |

    @PRO-07
    Escenario: Se guardó y la respuesta se perdió
      Dado que la respuesta de "el guardado del contacto" se pierde
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y recarga la página
      Entonces la pantalla dice:
        | marta@nuevo.example |
        | Cambiar el contacto |

    @PRO-07 @GEN-11
    Escenario: Al salir no queda lo que había escrito
      Dado que la consulta de "el guardado del contacto" responde con un error
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y cierra la sesión en otra pestaña
      Entonces no se lee ni queda guardado "marta@nuevo.example"

    @PRO-07
    Escenario: Lo que escribió Marta no le aparece a Raúl
      Dado que la consulta de "el guardado del contacto" responde con un error
      Cuando cambia el contacto:
        | Correo | marta@nuevo.example |
      Y Raúl ingresa con su enlace en otra pestaña
      Y abre "mis datos"
      Entonces la pantalla dice:
        | Raúl Peralta       |
        | Cambiar el contacto |
      Y no se lee ni queda guardado "marta@nuevo.example"
